import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember, fakeSite } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { screen } from '@testing-library/react';
import { allClosed, openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';
import { ProviderError } from '../../../host/firebase/provider-error.ts';
import { systemOf } from './free-play.ts';

const signInSocially = jest.fn<Promise<string>, unknown[]>();
jest.mock('../../../host/firebase/firebase-session.ts', () => ({
  signInSocially: (...args: unknown[]) => signInSocially(...args),
}));

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
const channels: ('google' | 'facebook')[] = ['google', 'facebook'];
const site = { identity: { ...fakeSite.identity, firebase, socialChannels: channels } };

// covers 2.3, 6
test('shows social buttons only with the toggle and a configured project, free play only with its toggle', async () => {
  await openAccessDialog('login', {}, { site });
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /as a guest/ })).toBeNull();
});

test('hides social buttons without a project', async () => {
  await openAccessDialog('login', {}, { toggles: { socialLogin: true, freePlay: true } });
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  expect(pressable('Try as a guest')).toBeVisible();
});

// covers 2.3
test("logs in with the provider's token after a social sign-in", async () => {
  signInSocially.mockResolvedValue('id-token');
  const { user, platform, portal } = await openAccessDialog(
    'login',
    { login: value },
    { site, toggles: { socialLogin: true } },
  );
  await user.click(pressable('Continue with Facebook'));
  await allClosed(portal);
  expect(signInSocially).toHaveBeenCalledWith(firebase, 'facebook', 'en');
  expect(platform.seenOf('login')[0]?.input).toEqual({
    type: 'firebase',
    firebaseChannel: 'facebook',
    firebaseIdToken: 'id-token',
  });
});

test("shows the provider's message when its window was closed", async () => {
  signInSocially.mockRejectedValue(new ProviderError('phone_auth.popup-closed-by-user'));
  const { user, platform } = await openAccessDialog('login', {}, { site, toggles: { socialLogin: true } });
  await user.click(pressable('Continue with Google'));
  expect(await screen.findByText('Login failed. Please try again.')).toHaveAttribute('role', 'alert');
  expect(platform.seenOf('login')).toHaveLength(0);
});

// covers 2.3, 3, 4
test('free play loads a trial account, removes the stored item and goes home', async () => {
  localStorage.setItem('cpw', 'x');
  const { user, platform, portal } = await openAccessDialog(
    'login',
    { freePlay: value, getMemberInfo: { ...fakeMember, type: 4 } },
    { toggles: { freePlay: true }, at: '/vip' },
  );
  sessionStorage.setItem('cpw', 'x');
  await user.click(pressable('Try as a guest'));
  await allClosed(portal);
  expect(platform.seenOf('freePlay')[0]?.input).toMatchObject({
    platform: 'W',
    Encryption: '1',
    'X-Gateway-Version': '3',
  });
  expect(portal.host.member.get()?.type).toBe(4);
  expect(portal.host.location.get().pathname).toBe('/');
  expect([sessionStorage.getItem('cpw'), localStorage.getItem('cpw')]).toEqual([null, null]);
});

test('says that free play is closed', async () => {
  const freePlay = refuse('login_type_closed', { message: 'This way in is closed.' });
  const { user } = await openAccessDialog('login', { freePlay }, { toggles: { freePlay: true } });
  await user.click(pressable('Try as a guest'));
  expect(await screen.findByText('This way in is closed.')).toHaveAttribute('role', 'alert');
});

test('names the operating system in one word', () => {
  expect(systemOf({ userAgent: 'Mozilla/5.0 (Linux; Android 16)' })).toBe('Android');
  expect(systemOf({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' })).toBe('Linux');
  expect(systemOf({ userAgent: 'curl' })).toBe('unknown');
});
