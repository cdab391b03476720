import { RefusalError } from '@portal/shared/client/errors';
import { changePassword, setFirstPassword } from '@portal/shared/contract/accounts/passwords';
import { bindEmail, bindMobile } from '@portal/shared/contract/accounts/security';
import { sendEmailCode, sendOwnerCode, sendOwnSmsCode } from '@portal/shared/contract/verification/codes';
import { fakeToken } from '@portal/shared/testing/builders';
import { answering, fakeSite } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor } from '@testing-library/react';
import { openForm, openSecurity, reading, sentTo } from '../../../../testing/open-security.tsx';

const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
const byProvider = { site: { identity: { ...fakeSite.identity, smsChannel: 'firebase' as const, firebase } } };
const hint = '+63******4567';
const number = /^Mobile number/;

/** Two presses of the code button within a second are one. */
function aSecondLater(): void {
  const started = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => started() + 1000);
}
afterEach(() => jest.restoreAllMocks());

test('binds a number by the token of the provider, which sends the code', async () => {
  const bound = answering(bindMobile, () => ({ mobile: hint }));
  const { host, user, form } = await openForm('Add: Mobile number', [bound], byProvider);
  await form.findByRole('button', { name: /^Country code \+63/ });
  await fillField(user, form.getByLabelText(number), '0917 123 4567');
  await user.click(form.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(host.providerCodes).toEqual(['+639171234567']));
  expect(form.getByRole('button', { name: /^(60|5\d) s$/ })).toHaveAttribute('aria-disabled', 'true');
  await fillField(user, form.getByLabelText(/^Verification code/), '123456');
  await fillField(user, form.getByLabelText(/^Login password/), 'Demo1234{Enter}');
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(sentTo(host, sendOwnSmsCode)).toEqual([]);
  expect(sentTo(host, bindMobile)).toEqual([
    {
      mobileNum: '09171234567',
      countryDialingCode: '+63',
      verificationCode: '',
      mobileIdToken: 'sms-token 123456',
      loginPassword: 'Demo1234',
    },
  ]);
});

test('does not send a code that was never requested', async () => {
  const { host, user, form } = await openForm('Add: Mobile number', [], byProvider);
  await form.findByRole('button', { name: /^Country code \+63/ });
  await fillField(user, form.getByLabelText(number), '9171234567');
  await fillField(user, form.getByLabelText(/^Verification code/), '123456');
  await fillField(user, form.getByLabelText(/^Login password/), 'Demo1234{Enter}');
  const text = 'Please enter a valid verification code';
  await waitFor(() => expect(form.getByLabelText(/^Verification code/)).toHaveAccessibleDescription(text));
  expect(sentTo(host, bindMobile)).toEqual([]);
});

// covers 4
test('verifies the owner by the full bound number without a login password', async () => {
  const target = { method: 'mobile', hint, channel: 'firebase' } as const;
  const set = answering(setFirstPassword, () => ({ token: fakeToken('N') }));
  const security = reading({ hasPassword: false, mobile: hint, ownerCode: target });
  const { host, user, form } = await openForm('Set: Login password', [security, set], byProvider);
  await form.findByRole('button', { name: /^Country code \+63/ });
  expect(form.getByLabelText(number)).toHaveAccessibleDescription(/\+63\*{6}4567/);
  await user.click(form.getByRole('button', { name: 'Send code' }));
  expect(form.getByLabelText(number)).toHaveAccessibleDescription('This field is required');
  expect(form.getByLabelText(number)).toHaveFocus();
  await fillField(user, form.getByLabelText(number), '9171234567');
  await fillField(user, form.getByLabelText(/^New password(?! again)/), 'Koi12345');
  await fillField(user, form.getByLabelText(/^Confirm new password/), 'Koi12345');
  aSecondLater();
  await user.click(form.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(host.providerCodes).toEqual(['+639171234567']));
  await fillField(user, form.getByLabelText(/^Confirmation code/), '222222{Enter}');
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(sentTo(host, sendOwnerCode)).toEqual([]);
  expect(sentTo(host, setFirstPassword)).toEqual([
    {
      newPassword: 'Koi12345',
      confirmNewPassword: 'Koi12345',
      firebaseChannel: 'sms',
      firebaseIdToken: 'sms-token 222222',
    },
  ]);
});

test('gets the code of a password change from the provider', async () => {
  const changed = answering(changePassword, () => ({ token: fakeToken('N') }));
  const security = reading({ mobile: hint, passwordNeedsCode: true });
  const { host, user, form } = await openForm('Change: Login password', [security, changed], byProvider);
  await form.findByRole('button', { name: /^Country code \+63/ });
  await fillField(user, form.getByLabelText(/^Current password/), 'Demo1234');
  await fillField(user, form.getByLabelText(/^New password(?! again)/), 'Koi12345');
  await fillField(user, form.getByLabelText(/^Confirm new password/), 'Koi12345');
  await fillField(user, form.getByLabelText(number), '9171234567');
  await user.click(form.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(host.providerCodes).toEqual(['+639171234567']));
  await fillField(user, form.getByLabelText(/^Verification code/), '123456{Enter}');
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(sentTo(host, changePassword)[0]).toMatchObject({ verificationCode: '', firebaseIdToken: 'sms-token 123456' });
});

test('adds a field that the platform asks for later, and keeps the input', async () => {
  const target = { method: 'mobile', hint, channel: 'platform' } as const;
  const late = answering(bindEmail, ({ ownerCode }) => {
    if (ownerCode) return { email: 'p***@a.example' };
    throw new RefusalError('owner_code_required', 'code', 422, { ownerCode: 'This field is required' }, target);
  });
  const sent = answering(sendEmailCode, () => ({ expiredMinutes: 5 }));
  const ownSent = answering(sendOwnerCode, () => ({ expiredMinutes: 5, ...target }));
  const answers = [reading({ hasPassword: false }), late, sent, ownSent];
  const { host, user, form } = await openForm('Add: Email address', answers);
  expect(form.queryByLabelText(/^Confirmation code/)).toBeNull();
  await fillField(user, form.getByLabelText(/^Email/), 'p@a.example');
  await fillField(user, form.getByLabelText(/^Verification code/), '111111{Enter}');
  const code = await form.findByLabelText(/^Confirmation code/);
  await waitFor(() => expect(code).toHaveFocus());
  expect(form.getByLabelText(/^Email/)).toHaveValue('p@a.example');
  await fillField(user, code, '222222{Enter}');
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(sentTo(host, bindEmail)[1]).toEqual({ email: 'p@a.example', verificationCode: '111111', ownerCode: '222222' });
});

// covers 2.5
test('does not offer contacts that cannot be verified; shows a bound one', async () => {
  const identity = { ...fakeSite.identity, smsChannel: 'none' as const, mailChannel: 'none' as const };
  await openSecurity([reading({ mobile: hint })], { site: { identity } });
  expect(await screen.findByText(hint)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mobile number/ })).toBeNull();
  expect(screen.queryByText('Email address')).toBeNull();
  expect(screen.getByText(/^2 of 4/)).toBeVisible();
});
