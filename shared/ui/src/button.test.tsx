import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icons/icon-button.tsx';

const sent = jest.fn();
beforeEach(() => sent.mockReset());

function Once() {
  const [isSent, setIsSent] = useState(false);
  const press = () => {
    sent();
    setIsSent(true);
  };
  return (
    <Button disabled={isSent} onClick={press}>
      Send
    </Button>
  );
}

test('sends once while Enter is held', async () => {
  render(<Button onClick={sent}>Spin</Button>);
  screen.getByRole('button', { name: 'Spin' }).focus();
  await userEvent.keyboard('{Enter>5/}');
  expect(sent).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(2);
});

test('keeps the focus when its press disables it, and sends once', async () => {
  render(<Once />);
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('submits no form while it is off', async () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="Amount" />
      <Button type="submit" disabled>
        Send
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Amount'), '5{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).not.toHaveBeenCalled();
});

test('an icon button keeps the focus when it is disabled at an end', async () => {
  const { rerender } = render(<IconButton label="Less" icon="-" onClick={sent} />);
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  rerender(<IconButton label="Less" icon="-" disabled onClick={sent} />);
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(screen.getByRole('button', { name: 'Less' })).toHaveFocus();
  expect(sent).toHaveBeenCalledTimes(1);
});
