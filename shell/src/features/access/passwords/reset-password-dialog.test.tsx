import { buildRegisterSettings, fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor } from '@testing-library/react';
import { openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';
import { change } from '../../../../testing/open-portal.tsx';

const getRegisterSettings = buildRegisterSettings();
const dialog = { name: 'resetPassword', token: fakeToken('R') } as const;

// covers 2.8, 5
test('takes the new password and its repeat, then opens the login with a message', async () => {
  const { user, platform, portal } = await openAccessDialog(dialog, {
    getRegisterSettings,
    resetPassword: { account: 'player01' },
  });
  const showToast = jest.spyOn(portal.toasts, 'show');
  await fillField(user, screen.getByLabelText(/^New password/), 'Demo12345');
  await fillField(user, screen.getByLabelText(/^Confirm new password/), 'other');
  await user.click(pressable('Set password'));
  expect(await screen.findByText('The two entries don’t match')).toBeVisible();
  expect(platform.seenOf('resetPassword')).toHaveLength(0);
  await user.clear(screen.getByLabelText(/^Confirm new password/));
  await fillField(user, screen.getByLabelText(/^Confirm new password/), 'Demo12345');
  await user.click(pressable('Set password'));
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  expect(showToast).toHaveBeenCalledWith(
    'The password for player01 has been changed. Log in with the new one.',
    'good',
  );
  expect(platform.seenOf('resetPassword')[0]?.input).toEqual({
    resetToken: dialog.token,
    newPassword: 'Demo12345',
    confirmNewPassword: 'Demo12345',
  });
});

// covers 2.3: a password reset ends the session that is logged in
test.each([
  ['somebody else', 'player02', 1],
  ['the owner, whose sessions the change has ended', 'player01', 0],
])('a reset ends the session of %s', async (_, seated, logouts) => {
  const { user, platform, portal } = await openAccessDialog(
    dialog,
    { getRegisterSettings, resetPassword: { account: 'player01' }, logout: {} },
    { token: fakeToken('S') },
  );
  await change(() => portal.session.adopt({ ...fakeMember, account: seated }));
  await fillField(user, screen.getByLabelText(/^New password/), 'Demo12345');
  await fillField(user, screen.getByLabelText(/^Confirm new password/), 'Demo12345');
  await user.click(pressable('Set password'));
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  expect(platform.seenOf('logout')).toHaveLength(logouts);
  expect(portal.host.member.get()).toBeUndefined();
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('offers a new link when the link was used or has expired', async () => {
  const { user } = await openAccessDialog(dialog, { getRegisterSettings, resetPassword: refuse('reset_link_over') });
  await fillField(user, screen.getByLabelText(/^New password/), 'Demo12345');
  await fillField(user, screen.getByLabelText(/^Confirm new password/), 'Demo12345');
  await user.click(pressable('Set password'));
  await user.click(await screen.findByRole('button', { name: 'Request a new link' }));
  expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
});

test('reports a truncated link at once', async () => {
  await openAccessDialog({ ...dialog, token: 'cut' }, { getRegisterSettings });
  expect(await screen.findByText(/older than 30 minutes/)).toHaveAttribute('role', 'alert');
  expect(screen.queryByLabelText(/^New password/)).toBeNull();
});
