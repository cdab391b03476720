import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

const paid = jest.fn();

function Sample({ isDanger, cancelLabel }: { isDanger: boolean; cancelLabel?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Transfer
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Transfer 100.00?"
        confirmLabel="Pay"
        cancelLabel={cancelLabel}
        closeLabel="Close"
        isDanger={isDanger}
        onConfirm={paid}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}

beforeEach(() => paid.mockReset());

test.each([false, true])(
  'starts on the way back, so that Enter pressed twice does not pay (danger: %s)',
  async (isDanger) => {
    render(<Sample isDanger={isDanger} cancelLabel="Back" />);
    screen.getByRole('button', { name: 'Transfer' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(paid).not.toHaveBeenCalled();
  },
);

test('has its one button in focus where it only says something', async () => {
  render(<Sample isDanger={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus());
});
