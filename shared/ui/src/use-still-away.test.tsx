import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { FakeObserver, installFakeObserver } from './testing/fake-observer.ts';
import { useStillAway } from './use-still-away.tsx';

let restore = () => {};
beforeEach(() => {
  restore = installFakeObserver();
});
afterEach(() => restore());

function Moving() {
  const place = useRef<HTMLElement>(null);
  useStillAway(place);
  return <main ref={place} />;
}

test('marked while away from the screen, and no longer when it is back', () => {
  render(<Moving />);
  const place = screen.getByRole('main');
  const [observer] = FakeObserver.made;
  expect(place).not.toHaveAttribute('data-away');
  observer?.see([place], false);
  expect(place).toHaveAttribute('data-away');
  observer?.see([place]);
  expect(place).not.toHaveAttribute('data-away');
});
