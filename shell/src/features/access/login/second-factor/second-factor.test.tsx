import { fakeToken } from '@portal/shared/testing/builders';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor } from '@testing-library/react';
import { allClosed, openAccessDialog, pressable } from '../../../../../testing/open-access-dialog.tsx';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const required = refuse('extra_verification_required', {
  value: {
    challengeId: 'ch-1',
    methods: [
      { method: 'mobile', hint: '+63 ••• 567' },
      { method: 'email', hint: 'p•••@mail.example' },
      { method: 'bankAccountName', hint: '' },
      { method: 'authenticator', hint: '' },
    ],
  },
});

async function openExtra(answers: FakeAnswers) {
  const opened = await openAccessDialog('login', { login: required, ...answers });
  await fillField(opened.user, screen.getByLabelText(/^Username/), 'player01');
  await fillField(opened.user, screen.getByLabelText(/^Password/), 'Demo1234');
  await opened.user.click(pressable('Log in'));
  await screen.findByText('One more step');
  return opened;
}

// covers 4
// covers 2.8: a login from a new address asks for a second factor
test("a login from a new address asks for one of the account's methods and sends a code on request", async () => {
  const { user, platform, portal } = await openExtra({ sendLoginCode: { expiredMinutes: 10 }, verifyLogin: value });
  expect(screen.getByRole('radio', { name: /Code by SMS.*567/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /Code by email/ }));
  await user.click(pressable('Get code'));
  expect(await screen.findByRole('button', { name: '600 s' })).toHaveAttribute('aria-disabled', 'true');
  expect(platform.seenOf('sendLoginCode')[0]?.input).toEqual({ challengeId: 'ch-1', method: 'email' });
  await fillField(user, screen.getByLabelText(/^Verification code/), '123456');
  await user.click(pressable('Confirm'));
  await allClosed(portal);
  expect(platform.seenOf('verifyLogin')[0]?.input).toEqual({
    challengeId: 'ch-1',
    method: 'email',
    answer: '123456',
    rememberIn: 'cookie',
  });
  expect(sessionStorage.getItem('token')).toBe(value.token);
});

test.each([
  ['Name on your bank account', /^Bank account name/, 'bankAccountName', 'Ana Cruz'],
  ['Authenticator app code', /^Authenticator code/, 'authenticator', '654321'],
])('%s is answered without a message', async (name, label, method, answer) => {
  const { user, platform, portal } = await openExtra({ verifyLogin: value });
  await user.click(screen.getByRole('radio', { name }));
  expect(screen.queryByRole('button', { name: 'Get code' })).toBeNull();
  await user.click(pressable('Confirm'));
  expect(await screen.findByText('This field is required')).toBeVisible();
  await fillField(user, screen.getByLabelText(label), answer);
  await user.click(pressable('Confirm'));
  await allClosed(portal);
  expect(platform.seenOf('verifyLogin')[0]?.input).toMatchObject({ method, answer });
});

test('asks a member with an authenticator for its code alone, by a recovery code too', async () => {
  const asked = { challengeId: 'ch-2', methods: [{ method: 'authenticator', hint: '' }] };
  const { user, platform, portal } = await openExtra({
    login: refuse('extra_verification_required', { value: asked }),
    verifyLogin: value,
  });
  expect(screen.getByText(/^Enter the code from your authenticator app/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  const field = screen.getByLabelText(/^Authenticator code/);
  expect(field).toHaveAccessibleDescription('Six digits, or a twelve-digit recovery code');
  await fillField(user, field, '1234 5678 9012');
  await user.click(pressable('Confirm'));
  await allClosed(portal);
  expect(platform.seenOf('verifyLogin')[0]?.input).toEqual({
    challengeId: 'ch-2',
    method: 'authenticator',
    answer: '1234 5678 9012',
    rememberIn: 'cookie',
  });
});

// covers 4
test('issues no token while the proof is missing or wrong', async () => {
  const wrong = refuse('extra_verification_failed', { message: 'That is not right.' });
  const { user } = await openExtra({ verifyLogin: wrong });
  expect(sessionStorage.getItem('token')).toBeNull();
  await fillField(user, screen.getByLabelText(/^Verification code/), '000000');
  await user.click(pressable('Confirm'));
  expect(await screen.findByText('That is not right.')).toHaveAttribute('role', 'alert');
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('returns to the login with a message when the challenge has expired', async () => {
  const { user } = await openExtra({ verifyLogin: refuse('challenge_over', { message: 'Please log in again.' }) });
  await fillField(user, screen.getByLabelText(/^Verification code/), '000000');
  await user.click(pressable('Confirm'));
  expect(await screen.findByText('Please log in again.')).toHaveAttribute('role', 'alert');
  expect(screen.getByLabelText(/^Username/)).toBeVisible();
});

test('changes an expired password after the proof, with the old one known', async () => {
  const { user, portal } = await openExtra({
    verifyLogin: { ...value, passwordExpired: true, passwordChangeRequired: true },
  });
  const open = jest.spyOn(portal.dialogs, 'open');
  await fillField(user, screen.getByLabelText(/^Verification code/), '123456');
  await user.click(pressable('Confirm'));
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'changePassword', account: 'player01', oldPassword: 'Demo1234' }),
    ),
  );
});
