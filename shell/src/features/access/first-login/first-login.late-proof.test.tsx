import { buildRegisterSettings, fakeToken } from '@portal/shared/testing/builders';
import { refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor } from '@testing-library/react';
import { openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';

const loggedIn = { token: fakeToken() };
const security = {
  passwordChangedAt: '2026-11-01T00:00:00.000Z',
  hasPassword: true,
  hasPaymentPassword: true,
  hasAuthenticator: false,
  passwordNeedsCode: false,
};
const answers = {
  getSecurity: security,
  getRegisterSettings: buildRegisterSettings(),
  finishFirstLogin: {},
  sendEmailCode: { expiredMinutes: 5 },
};

// covers 4
test('asks for the password after all in a dialog left open too long, and keeps the input', async () => {
  const late = refuse('old_password_wrong', {
    message: 'Incorrect password',
    fields: { loginPassword: 'This field is required' },
  });
  const { user, platform } = await openAccessDialog(
    'firstLogin',
    {
      ...answers,
      bindEmail: ({ loginPassword }) => (loginPassword ? { email: 'p•••@a.example' } : late),
    },
    loggedIn,
  );
  await user.click(await screen.findByRole('tab', { name: 'Email' }));
  expect(screen.queryByLabelText(/^Login password/)).toBeNull();
  await fillField(user, screen.getByRole('textbox', { name: /^Email/ }), 'p@a.example');
  await fillField(user, screen.getByLabelText(/^Verification code/), '123456');
  await user.click(pressable('Confirm'));
  const password = await screen.findByLabelText(/^Login password/);
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).not.toHaveAttribute('aria-invalid');
  expect(password).toHaveAccessibleDescription(/to confirm it’s you/);
  expect(screen.queryByText('Incorrect password')).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('p@a.example');
  await fillField(user, password, 'Demo1234');
  await user.click(pressable('Confirm'));
  await waitFor(() => expect(platform.seenOf('bindEmail')).toHaveLength(2));
  expect(platform.seenOf('bindEmail')[1]?.input).toEqual({
    email: 'p@a.example',
    verificationCode: '123456',
    loginPassword: 'Demo1234',
  });
});

test('asks a member without a password for a code to the bound contact', async () => {
  const asked = refuse('owner_code_required', {
    message: 'Please enter the code',
    value: { method: 'mobile', hint: '+63 917 ••• 4567', channel: 'platform' },
  });
  const { user, platform } = await openAccessDialog(
    'firstLogin',
    {
      ...answers,
      getSecurity: { ...security, hasPassword: false, hasPaymentPassword: false, mobile: '+63 917 ••• 4567' },
      setPaymentPassword: ({ ownerCode }) => (ownerCode ? {} : asked),
      sendOwnerCode: { expiredMinutes: 5, method: 'mobile', hint: '+63 917 ••• 4567', channel: 'platform' },
    },
    loggedIn,
  );
  await fillField(user, await screen.findByLabelText(/^Payment password/), '135790');
  await fillField(user, screen.getByLabelText(/^Confirm payment password/), '135790');
  await user.click(pressable('Set payment password'));
  const code = await screen.findByLabelText(/^Verification code/);
  expect(code).toHaveAccessibleDescription(/\+63 917 ••• 4567/);
  await user.click(pressable('Get code'));
  await waitFor(() => expect(platform.seenOf('sendOwnerCode')).toHaveLength(1));
  await fillField(user, code, '123456');
  await user.click(pressable('Set payment password'));
  await waitFor(() => expect(platform.seenOf('setPaymentPassword')).toHaveLength(2));
  expect(platform.seenOf('setPaymentPassword')[1]?.input).toMatchObject({
    paymentPassword: '135790',
    ownerCode: '123456',
  });
});
