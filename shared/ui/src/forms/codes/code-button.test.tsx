import { act, fireEvent, render, screen } from '@testing-library/react';
import { CodeButton } from './code-button.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function show(minutes: number | undefined) {
  const onSend = jest.fn(async () => minutes);
  render(
    <CodeButton onSend={onSend} waiting={(seconds) => `${seconds} s`}>
      Send code
    </CodeButton>,
  );
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
  return { onSend, press };
}

const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

test('rests for 60 seconds times the minutes, and says how long', async () => {
  const { onSend, press } = show(2);
  await press();
  expect(screen.getByRole('button', { name: '120 s' })).toHaveAttribute('aria-disabled', 'true');
  await pass(119_000);
  expect(screen.getByRole('button', { name: '1 s' })).toHaveAttribute('aria-disabled', 'true');
  await pass(1000);
  expect(screen.getByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-disabled', 'true');
  await press();
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('nothing sent, no rest; but two presses within a second are one', async () => {
  const { onSend, press } = show(undefined);
  await press();
  await press();
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-disabled', 'true');
  await pass(1000);
  await press();
  expect(onSend).toHaveBeenCalledTimes(2);
});
