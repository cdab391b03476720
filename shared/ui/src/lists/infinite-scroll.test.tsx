import { act, fireEvent, render, screen } from '@testing-library/react';
import { FakeObserver, installFakeObserver } from '../testing/fake-observer.ts';
import { InfiniteScroll } from './infinite-scroll.tsx';

let restore = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  restore = installFakeObserver();
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

const labels = { more: 'More', loading: 'Loading', status: '24 of 318' };

function scroll(onMore: () => void, state: { hasMore?: boolean; isLoading?: boolean } = {}) {
  const { hasMore = true, isLoading = false } = state;
  return (
    <InfiniteScroll {...{ hasMore, isLoading, onMore, labels }}>
      <p>Games</p>
    </InfiniteScroll>
  );
}

function reachEnd(isIntersecting = true) {
  act(() => {
    for (const observer of FakeObserver.made) observer.see([...observer.watched], isIntersecting);
  });
}

// covers 9
test('the end is looked for 0 px ahead; reaching it fetches the next part, at most once in 200 ms', () => {
  const onMore = jest.fn();
  render(scroll(onMore));
  expect(FakeObserver.made.map(({ options }) => options)).toEqual([{ rootMargin: '0px 0px 0px' }]);
  expect(onMore).not.toHaveBeenCalled();
  reachEnd();
  reachEnd(false);
  reachEnd();
  expect(onMore).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(200));
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('while a part is on its way, and after the last one, nothing is fetched', () => {
  const onMore = jest.fn();
  const { rerender } = render(scroll(onMore, { isLoading: true }));
  reachEnd();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  rerender(scroll(onMore, { hasMore: false }));
  reachEnd();
  act(() => jest.advanceTimersByTime(1000));
  expect(onMore).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('keyboard users get only the button; a wheel resumes automatic loading', () => {
  const onMore = jest.fn();
  render(scroll(onMore));
  fireEvent.keyDown(document.body, { key: 'Tab' });
  reachEnd();
  expect(onMore).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  fireEvent.wheel(document.body);
  reachEnd();
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('announces how much of the list has loaded', () => {
  const { rerender } = render(scroll(() => {}));
  expect(screen.getByRole('status')).toHaveTextContent('24 of 318');
  rerender(scroll(() => {}, { isLoading: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
