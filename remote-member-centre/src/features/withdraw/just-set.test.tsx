import { setPaymentPassword } from '@portal/shared/contract/accounts/passwords';
import { getSecurity } from '@portal/shared/contract/accounts/security';
import { answering } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import { bound, openWithdraw, secured, terms } from '../../../testing/open-withdraw.ts';

// covers 2.5
test('does not ask again for a payment password that was just set while the reload is pending', async () => {
  const { host, user } = await openWithdraw([
    terms({ blockedBy: ['payment_password_missing', 'bank_account_missing'] }),
    secured({ hasPaymentPassword: false }),
    bound({ accounts: [] }),
    answering(setPaymentPassword, () => ({})),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Set' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set payment password' }));
  await user.type(dialog.getByLabelText(/^Login password/), 'Demo1234');
  await user.type(dialog.getByLabelText(/^New payment password\*?$/), '246810');
  await user.type(dialog.getByLabelText(/^Confirm new payment password/), '246810');
  host.answer({ call: getSecurity, reply: () => new Promise(() => undefined) });
  await user.click(dialog.getByRole('button', { name: 'Save payment password' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Set payment password' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('dialog', { name: 'Add account or wallet' })).toBeInTheDocument();
});
