import { act, fireEvent, render, screen } from '@testing-library/react';
import { FakeObserver, installFakeObserver } from '../testing/fake-observer.ts';
import { LazyImage } from './lazy-image.tsx';

beforeAll(() => installFakeObserver());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Moves every waiting picture near the screen and lets the throttle pass. */
function comeNear() {
  act(() => {
    for (const observer of FakeObserver.made) observer.see([...observer.watched]);
    jest.advanceTimersByTime(200);
  });
}

const picture = () => screen.queryByRole('img', { name: 'Night market' });

test('nothing is asked for before the picture is near; a skeleton holds its place until it is here', () => {
  const { container } = render(<LazyImage src="/near.jpg" alt="Night market" width={300} height={100} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.skeleton')).not.toBeNull();
  comeNear();
  expect(picture()).toHaveAttribute('src', '/near.jpg');
  expect(container.querySelector('.skeleton')).not.toBeNull();
  fireEvent.load(picture() ?? container);
  expect(container.querySelector('.skeleton')).toBeNull();
});

test('a picture that this page has loaded before is there at once', () => {
  const first = render(<LazyImage src="/again.jpg" alt="Night market" width={300} height={100} />);
  comeNear();
  fireEvent.load(picture() ?? first.container);
  first.unmount();
  const { container } = render(<LazyImage src="/again.jpg" alt="Night market" width={300} height={100} />);
  expect(picture()).toHaveAttribute('src', '/again.jpg');
  expect(container.querySelector('.skeleton')).toBeNull();
});

// covers 9
test('three attempts, 200 ms apart, then the drawn one with the same words', () => {
  const { container } = render(<LazyImage src="/gone.jpg" alt="Night market" width={300} height={100} />);
  comeNear();
  const asked = new Set<Element>();
  for (let attempt = 1; attempt <= 3; attempt++) {
    const element = container.querySelector('img');
    if (!element) throw new Error(`no attempt ${attempt}`);
    asked.add(element);
    fireEvent.error(element);
    act(() => jest.advanceTimersByTime(199));
    if (attempt < 3) expect(container.querySelector('img')).toBe(element);
    act(() => jest.advanceTimersByTime(1));
  }
  expect(asked.size).toBe(3);
  expect(container.querySelector('img')).toBeNull();
  expect(picture()).toBeInTheDocument();
});

test('another address starts again', () => {
  const { container, rerender } = render(<LazyImage src="/one.jpg" alt="Night market" width={300} height={100} />);
  comeNear();
  fireEvent.load(picture() ?? container);
  rerender(<LazyImage src="/two.jpg" alt="Night market" width={300} height={100} />);
  expect(container.querySelector('img')).toBeNull();
  comeNear();
  expect(picture()).toHaveAttribute('src', '/two.jpg');
});
