import { buildRegisterSettings, fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';
import type { ForcedPasswordChange } from '../../../host/atoms.ts';

const settings = buildRegisterSettings();
const dialog: ForcedPasswordChange = { name: 'changePassword', account: 'expired01' };
const known = { ...dialog, oldPassword: 'Demo1234' };
const answers: FakeAnswers = { getRegisterSettings: settings, changePassword: { token: fakeToken('N') } };
const loggedIn = { token: fakeToken() };

async function choose(
  { user }: Pick<Awaited<ReturnType<typeof openAccessDialog>>, 'user'>,
  text: string,
  repeat = text,
) {
  await fillField(user, screen.getByLabelText(/^New password/), text);
  await fillField(user, screen.getByLabelText(/^Confirm new password/), repeat);
  await user.click(pressable('Change password'));
}

// covers 2.3, 4
test('shows the username and does not ask for a password that the page knows', async () => {
  const { user, platform, portal } = await openAccessDialog(known, answers, loggedIn);
  expect(screen.getByLabelText('Username')).toHaveValue('expired01');
  expect(screen.getByLabelText('Username')).toHaveAttribute('readonly');
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  await choose({ user }, 'Fresh12345');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.seenOf('changePassword')[0]?.input).toEqual({
    oldPassword: 'Demo1234',
    newPassword: 'Fresh12345',
    confirmNewPassword: 'Fresh12345',
  });
  expect(portal.host.member.get()).toEqual(fakeMember);
  expect(portal.host.location.get().pathname).toBe('/');
});

// covers 5
test('requires old password, new one and a repeat that equals it', async () => {
  const { user, platform } = await openAccessDialog(dialog, answers, loggedIn);
  await user.click(pressable('Change password'));
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  await choose({ user }, 'Fresh12345', 'Fresh12346');
  expect(await screen.findByText('The two entries don’t match')).toBeVisible();
  expect(platform.seenOf('changePassword')).toHaveLength(0);
});

test('asks for the old password when the one the page knew was wrong', async () => {
  const changePassword = refuse('old_password_wrong', { message: 'The old password is wrong.' });
  const { user } = await openAccessDialog(known, { ...answers, changePassword }, loggedIn);
  await choose({ user }, 'Fresh12345');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription('The old password is wrong.'),
  );
});

test('asks for a code with CHNGPASSVERIF3 and a bound number', async () => {
  const demand = refuse('invalid_verification_code', { message: 'Please enter a valid verification code' });
  const { user, platform } = await openAccessDialog(
    known,
    {
      ...answers,
      changePassword: ({ verificationCode }) => (verificationCode ? { token: fakeToken('N') } : demand),
      sendOwnSmsCode: { expiredMinutes: 5 },
    },
    loggedIn,
  );
  expect(screen.queryByLabelText(/^Verification code/)).toBeNull();
  await choose({ user }, 'Fresh12345');
  const code = await screen.findByLabelText(/^Verification code/);
  expect(code).toHaveAccessibleDescription('Please enter a valid verification code');
  await user.click(pressable('Get code'));
  await waitFor(() => expect(platform.seenOf('sendOwnSmsCode')[0]?.input).toEqual({ purpose: 'change_password' }));
  await fillField(user, code, '123456');
  await user.click(pressable('Change password'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.seenOf('changePassword')[1]?.input).toMatchObject({ verificationCode: '123456' });
});

test('is not closed by Escape; the way out is to sign out', async () => {
  const { user, platform, portal } = await openAccessDialog(known, { ...answers, logout: {} }, loggedIn);
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Log out?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('dialog', { name: 'Time for a new password' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Log out' })[0] as HTMLElement);
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Log out?' })).getByRole('button', { name: 'Log out' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.seenOf('logout')).toHaveLength(1);
  expect(portal.host.member.get()).toBeUndefined();
});
