import { act, fireEvent, render, screen } from '@testing-library/react';
import { AutoClose } from './auto-close.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(afterMs: number) {
  const onClose = jest.fn();
  render(
    <div role="dialog" aria-label="Sent">
      <AutoClose afterMs={afterMs} onClose={onClose} label={(left) => `Closes in ${left} s`} />
    </div>,
  );
  return { onClose, sheet: screen.getByRole('dialog') };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

// covers 9
test('closes once after its time; the time is announced once and shown throughout', () => {
  const { onClose, sheet } = show(3000);
  expect(screen.getByRole('status')).toHaveTextContent('Closes in 3 s');
  pass(1000);
  expect(screen.getByRole('status')).toHaveTextContent('Closes in 3 s');
  expect(sheet).toHaveTextContent('Closes in 2 s');
  pass(1999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  pass(10_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('pauses while the pointer is over the dialog, and resumes', () => {
  const { onClose, sheet } = show(3000);
  pass(2000);
  fireEvent.pointerEnter(sheet);
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(sheet);
  pass(1000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a key pressed in the dialog keeps it open', () => {
  const { onClose, sheet } = show(3000);
  fireEvent.keyDown(sheet, { key: 'Tab' });
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText('Closes in 3 s', { selector: '[aria-hidden]' })).not.toBeVisible();
});

// covers 9
test('without a time it stays open', () => {
  const { onClose } = show(0);
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
});
