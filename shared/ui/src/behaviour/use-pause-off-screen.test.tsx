import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { FakeObserver, installFakeObserver } from '../testing/fake-observer.ts';
import { usePauseOffScreen } from './use-pause-off-screen.tsx';

let restore = () => {};
beforeEach(() => {
  restore = installFakeObserver();
});
afterEach(() => restore());

function Moving() {
  const elementRef = useRef<HTMLElement>(null);
  usePauseOffScreen(elementRef);
  return <main ref={elementRef} />;
}

test('marked while away from the screen, and no longer when it is back', () => {
  render(<Moving />);
  const elementRef = screen.getByRole('main');
  const [observer] = FakeObserver.made;
  expect(elementRef).not.toHaveAttribute('data-away');
  observer?.see([elementRef], false);
  expect(elementRef).toHaveAttribute('data-away');
  observer?.see([elementRef]);
  expect(elementRef).not.toHaveAttribute('data-away');
});

test('a slide that only touches the edge of the screen is away', () => {
  render(<Moving />);
  const elementRef = screen.getByRole('main');
  const [observer] = FakeObserver.made;
  observer?.touch([elementRef]);
  expect(elementRef).toHaveAttribute('data-away');
});
