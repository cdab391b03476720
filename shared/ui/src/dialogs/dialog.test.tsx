import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '../forms/text-field.tsx';
import { Dialog } from './dialog.tsx';

function Sample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Log in
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Welcome back"
        description={<button type="button">Register</button>}
        closeLabel="Close"
      >
        <TextField label="Username" error="Fill it in" />
      </Dialog>
    </>
  );
}

test('starts at the first field, closes on Escape and gives the focus back', async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  const field = await screen.findByRole('textbox', { name: 'Username' });
  expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('Fill it in');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
});

test('the page is marked as veiled while it is open', async () => {
  render(<Sample />);
  expect(document.documentElement).not.toHaveAttribute('data-veiled');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog');
  expect(document.documentElement).toHaveAttribute('data-veiled');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-veiled'));
});
