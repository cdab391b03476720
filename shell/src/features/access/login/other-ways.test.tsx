import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember, fakeSite } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { screen } from '@testing-library/react';
import { allClosed, openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';
import { change } from '../../../../testing/open-portal.tsx';
import type { FromSignIn, ToSignIn } from '../../../scripts-frame/messages.ts';
import { systemOf } from './free-play.ts';

interface OpenedFrame {
  origin: string;
  onMessage(message: FromSignIn): void;
  onLost(): void;
}
const frames: OpenedFrame[] = [];
const sent: ToSignIn[] = [];
jest.mock('../../../host/scripts-frame/open-scripts-frame.ts', () => ({
  openScriptsFrame(options: OpenedFrame) {
    frames.push(options);
    return { element: document.createElement('iframe'), send: (asked: ToSignIn) => sent.push(asked), close() {} };
  },
}));
/** The frame says something. */
const says = (message: FromSignIn) => change(() => frames.at(-1)?.onMessage(message));
const shown = () => sent.findLast(({ type }) => type === 'show-buttons');

beforeEach(() => {
  frames.length = 0;
  sent.length = 0;
});

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
const channels: ('google' | 'facebook')[] = ['google', 'facebook'];
const scriptsOrigin = 'https://scripts.test';
const site = { scriptsOrigin, identity: { ...fakeSite.identity, firebase, socialChannels: channels } };

// covers 2.3, 6
test.each([
  ['the toggle', { site, toggles: { freePlay: true } }],
  ['a project', { site: { scriptsOrigin }, toggles: { freePlay: true, socialLogin: true } }],
  ['an origin for its scripts', { site: { identity: site.identity }, toggles: { freePlay: true, socialLogin: true } }],
])('shows no social buttons without %s', async (_, options) => {
  await openAccessDialog('login', {}, options);
  expect(frames).toEqual([]);
  expect(pressable('Try as a guest')).toBeVisible();
});

test('shows free play only with its toggle', async () => {
  await openAccessDialog('login', {}, { site });
  expect(screen.queryByRole('button', { name: /as a guest/ })).toBeNull();
});

// covers 2.3
test("logs in with the provider's token, which its frame sends after a social sign-in", async () => {
  const { platform, portal } = await openAccessDialog(
    'login',
    { login: value },
    { site, toggles: { socialLogin: true } },
  );
  expect(frames.map(({ origin }) => origin)).toEqual([scriptsOrigin]);
  expect(shown()).toEqual({
    type: 'show-buttons',
    theme: 'light',
    language: 'en',
    buttons: [
      { channel: 'google', label: 'Continue with Google' },
      { channel: 'facebook', label: 'Continue with Facebook' },
    ],
  });
  await says({ type: 'pressed', channel: 'facebook' });
  expect(shown()).toMatchObject({ busy: 'facebook' });
  await says({ type: 'token', channel: 'facebook', token: 'id-token' });
  await allClosed(portal);
  expect(platform.seenOf('login')[0]?.input).toEqual({
    type: 'firebase',
    firebaseChannel: 'facebook',
    firebaseIdToken: 'id-token',
  });
});

test("shows the provider's message when its window was closed", async () => {
  const { platform } = await openAccessDialog('login', {}, { site, toggles: { socialLogin: true } });
  await says({ type: 'pressed', channel: 'google' });
  await says({ type: 'failed', textId: 'phone_auth.popup-closed-by-user' });
  expect(await screen.findByText('Login failed. Please try again.')).toHaveAttribute('role', 'alert');
  expect(shown()).not.toHaveProperty('busy', 'google');
  expect(platform.seenOf('login')).toHaveLength(0);
});

test('says that the buttons could not be loaded, and tries again', async () => {
  const { user } = await openAccessDialog('login', {}, { site, toggles: { socialLogin: true } });
  await change(() => frames[0]?.onLost());
  expect(screen.getByText(/is taking too long to load/)).toHaveAttribute('role', 'alert');
  await user.click(pressable('Try again'));
  expect(frames).toHaveLength(2);
});

test('closes its dialog by Escape pressed in the frame', async () => {
  const { portal } = await openAccessDialog('login', {}, { site, toggles: { socialLogin: true } });
  await says({ type: 'escape' });
  await allClosed(portal);
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
