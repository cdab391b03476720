import { fakeToken } from '@portal/shared/testing/builders';
import { fakeSite } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { act, screen } from '@testing-library/react';
import { allClosed, openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p' };

async function thrice(button: HTMLElement) {
  await act(async () => {
    button.click();
    button.click();
    button.click();
  });
}

// covers 4
test('three presses on Log in are one login', async () => {
  const { user, platform, portal } = await openAccessDialog('login', { login: value });
  await fillField(user, screen.getByLabelText(/^Username/), 'player01');
  await fillField(user, screen.getByLabelText(/^Password/), 'Demo1234');
  await thrice(pressable('Log in'));
  await allClosed(portal);
  expect(platform.seenOf('login')).toHaveLength(1);
});

test('three presses on the trial are one trial account', async () => {
  const { platform, portal } = await openAccessDialog('login', { freePlay: value }, { toggles: { freePlay: true } });
  await thrice(pressable('Try as a guest'));
  await allClosed(portal);
  expect(platform.seenOf('freePlay')).toHaveLength(1);
});

// covers 2.3
test.each([
  ['the platform sends codes', { smsChannel: 'platform' as const }, true],
  ['the identity provider sends them', { smsChannel: 'firebase' as const, firebase }, true],
  ['nobody does', { smsChannel: 'none' as const }, false],
  ['the identity provider would, but no project is there', { smsChannel: 'firebase' as const }, false],
])('login by mobile: %s', async (_, identity, isThere) => {
  await openAccessDialog(
    'login',
    {},
    { toggles: { mobileCodeLogin: true }, site: { identity: { ...fakeSite.identity, ...identity } } },
  );
  expect(screen.queryAllByRole('tab', { name: 'Mobile number' })).toHaveLength(isThere ? 1 : 0);
});

// covers 6
test('shows the refusal of a non-member account in the form', async () => {
  const login = refuse('non_member_cannot_login', { message: 'Non-member account unable to login' });
  const { user } = await openAccessDialog('login', { login });
  await fillField(user, screen.getByLabelText(/^Username/), 'trial123');
  await fillField(user, screen.getByLabelText(/^Password/), 'Demo1234');
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Non-member account unable to login')).toHaveAttribute('role', 'alert');
});
