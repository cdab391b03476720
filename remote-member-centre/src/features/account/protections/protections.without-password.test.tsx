import { setFirstPassword, setPaymentPassword } from '@portal/shared/contract/accounts/passwords';
import { bindEmail } from '@portal/shared/contract/accounts/security';
import { sendEmailCode, sendOwnerCode } from '@portal/shared/contract/verification/codes';
import { fakeToken } from '@portal/shared/testing/builders';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor } from '@testing-library/react';
import { openForm, openSecurity, reading, sentTo } from '../../../../testing/open-security.tsx';

const hint = '+63 *** 4567';
const target = { method: 'mobile', hint, channel: 'platform' } as const;
const bound = reading({ hasPassword: false, mobile: hint, ownerCode: target });
const ownerCodeSent = answering(sendOwnerCode, () => ({ expiredMinutes: 5, ...target }));

// covers 2.5
test('sets the first login password by a code to the bound contact', async () => {
  const set = answering(setFirstPassword, () => ({ token: fakeToken('N') }));
  const { host, user, form } = await openForm('Set: Login password', [bound, ownerCodeSent, set]);
  expect(form.queryByLabelText(/^Current password/)).toBeNull();
  const code = form.getByLabelText(/^Confirmation code/);
  expect(code).toHaveAccessibleDescription(/\+63 \*\*\* 4567/);
  await fillField(user, form.getByLabelText(/^New password(?! again)/), 'Koi12345');
  await fillField(user, form.getByLabelText(/^Confirm new password/), 'Koi12345');
  await user.click(form.getByRole('button', { name: 'Set password' }));
  expect(code).toHaveAccessibleDescription('This field is required');
  await user.click(form.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(sentTo(host, sendOwnerCode)).toHaveLength(1));
  await fillField(user, code, '123456{Enter}');
  await waitFor(() => expect(host.toasts).toEqual(['Password set. Your other sessions have ended.']));
  expect(sentTo(host, setFirstPassword)).toEqual([
    { newPassword: 'Koi12345', confirmNewPassword: 'Koi12345', ownerCode: '123456' },
  ]);
});

// covers 2.5
test('adds another contact by two codes: one to it, one to the bound one', async () => {
  const sent = answering(sendEmailCode, () => ({ expiredMinutes: 5 }));
  const done = answering(bindEmail, () => ({ email: 'p***@a.example' }));
  const { host, user, form } = await openForm('Add: Email address', [bound, ownerCodeSent, sent, done]);
  expect(form.queryByLabelText(/^Login password/)).toBeNull();
  await fillField(user, form.getByLabelText(/^Email/), 'p@a.example');
  await fillField(user, form.getByLabelText(/^Verification code/), '111111');
  await fillField(user, form.getByLabelText(/^Confirmation code/), '222222{Enter}');
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(sentTo(host, bindEmail)).toEqual([{ email: 'p@a.example', verificationCode: '111111', ownerCode: '222222' }]);
});

test('asks for nothing without a bound contact, and shows when the login is too old', async () => {
  const refused = refusing(setPaymentPassword, 'sign_in_again');
  const { host, user, form } = await openForm('Set: Payment password', [reading({ hasPassword: false }), refused]);
  expect(form.queryByLabelText(/^(Login password|Confirmation code)/)).toBeNull();
  await fillField(user, form.getByLabelText(/^New payment password(?! again)/), '135790');
  await fillField(user, form.getByLabelText(/^Confirm new payment password/), '135790{Enter}');
  expect(await form.findByText('sign_in_again')).toHaveAttribute('role', 'alert');
  expect(sentTo(host, setPaymentPassword)).toEqual([{ paymentPassword: '135790', confirmPaymentPassword: '135790' }]);
});

test.each(['Set up: Authenticator', 'Change: Mobile number'])('%s asks for a login password', async (button) => {
  const { user } = await openSecurity([bound]);
  expect(await screen.findByText('Not set: you log in with a code or another account')).toBeVisible();
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: 'Set a login password' })).toBeVisible();
});
