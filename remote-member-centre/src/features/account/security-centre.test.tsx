import { getSecurity } from '@portal/shared/contract/accounts/security';
import { refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import { openForm, openSecurity, reading } from '../../../testing/open-security.tsx';

const all = { mobile: '+63 *** *** 4567', email: 'p***@mail.ph', hasPaymentPassword: true, hasAuthenticator: true };

test('shows a new account what is set, what is missing and the next step, without alarm', async () => {
  await openSecurity();
  expect(await screen.findByText('Basic protection')).toBeVisible();
  expect(screen.getByRole('img', { name: '1 of 5 protections set up' })).toBeVisible();
  expect(screen.getByText(/Add a mobile number so you can get back in/)).toBeVisible();
  expect(screen.getByText('Changed Nov 1, 2026')).toBeVisible();
  for (const name of ['Set: Payment password', 'Add: Mobile number', 'Add: Email address', 'Set up: Authenticator'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

test('shows a protected account masked contacts and nothing to do', async () => {
  await openSecurity([reading(all)]);
  expect(await screen.findByText('Strong protection')).toBeVisible();
  expect(screen.getByText('+63 *** *** 4567')).toBeVisible();
  expect(screen.getByText('p***@mail.ph')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove: Authenticator' })).toBeVisible();
  expect(screen.getByText(/You’re all set/)).toBeVisible();
});

// covers 2.5
test('shows the previous login with its address', async () => {
  await openSecurity();
  expect(await screen.findByText(/Last login: Nov 20, 2026.* from 203\.0\.113\.9/)).toBeVisible();
});

test('says that a part failed to load, and reloads it; the rest of the page stays', async () => {
  const { host, user } = await openSecurity([refusing(getSecurity, 'too_many_requests', 429)]);
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('Account security could not be loaded');
  expect(await screen.findByText('Safari, iOS')).toBeVisible();
  host.answer(reading({}));
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Basic protection')).toBeVisible();
});

test("by keyboard: focuses a form's first field; Escape closes only the form and restores the focus", async () => {
  const { user } = await openSecurity();
  const button = await screen.findByRole('button', { name: 'Change: Login password' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Change login password' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Current password/)).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change login password' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Member centre' })).toBeVisible();
  await waitFor(() => expect(button).toHaveFocus());
});

test('shows a fault above the button and keeps the input', async () => {
  const { form, user } = await openForm('Set up: Authenticator');
  await fillField(user, form.getByLabelText(/^Login password/), 'Demo1234{Enter}');
  expect(await form.findByText(/no answer prepared/)).toHaveAttribute('role', 'alert');
  expect(form.getByLabelText(/^Login password/)).toHaveValue('Demo1234');
});
