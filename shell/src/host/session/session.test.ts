import { changePassword } from '@portal/shared/contract/accounts/passwords';
import { buildGame, fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { waitFor } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { balanceAtom, dialogsAtom, isLoggedInAtom, memberAtom, overlayAtom, unreadAtom } from '../atoms.ts';
import { applyLiveEvent } from '../live/apply-live-events.ts';

const answers: FakeAnswers = {
  logout: {},
  getMemberInfo: fakeMember,
  getBalance: { sumBalance: '10000.00' },
  getUnreadCount: { unreadCount: 2 },
  launchGame: {
    content: 'http://games.test/play',
    origin: 'http://games.test',
    launchId: 'L/1',
    gameName: 'Dragon Gate',
  },
};
const game = buildGame(1);
const at = '2026-11-21T08:00:00.000Z';

// covers 3, 4
test('a session begins with token, member, balance and unread count', async () => {
  const { portal } = await openPortal({ answers });
  const heard: string[] = [];
  portal.events.on('logged-in', () => heard.push('logged-in'));
  await portal.session.begin(fakeToken());
  expect(sessionStorage.getItem('token')).toBe(fakeToken());
  expect(sessionStorage.getItem('isAgent')).toBe('0');
  expect(portal.host.member.get()).toEqual(fakeMember);
  expect(heard).toEqual(['logged-in']);
  await waitFor(() => expect(portal.host.balance.get()).toBe('10000.00'));
  expect(portal.store.get(unreadAtom)).toBe(2);
});

test('loads no member while the password has to be changed, and loads it afterwards', async () => {
  const { portal, platform } = await openPortal({ answers });
  await portal.session.begin(fakeToken(), { isMemberOpen: false });
  expect(portal.store.get(isLoggedInAtom)).toBe(true);
  expect(platform.seenOf('getMemberInfo')).toHaveLength(0);
  await portal.session.reload();
  expect(portal.host.member.get()).toEqual(fakeMember);
});

// covers 4
test.each([
  ['session_expired', 'Your session has ended. Please log in again.'],
  ['logged_in_elsewhere', 'You have logged in somewhere else, so this session has ended.'],
  ['ended_by_you', 'You ended this session from another device.'],
  ['password_changed', 'Your password was changed. Please log in with the new one.'],
  ['ended_by_operator', 'Our staff ended your session. Please log in again.'],
  ['account_closed', 'Your account was closed. Please contact us.'],
  ['made_up', 'You have been logged out.'],
])('shows the reason for the end of a session: %s', async (reason, text) => {
  const { portal } = await openPortal({ answers, token: fakeToken() });
  portal.session.end(reason);
  expect(portal.toasts.list()[0]?.text).toBe(text);
  portal.session.end(reason);
  expect(portal.toasts.list()).toHaveLength(1);
});

// covers 4
test('a forced logout of named sessions ends this one only if it is among them', async () => {
  const info = { sessionId: 's-1', startedAt: at, endsAt: at, idleMinutes: 30 };
  const { portal, platform } = await openPortal({ answers: { ...answers, getLoginInfo: info }, token: fakeToken() });
  const ports = { ...portal, onComposition: () => undefined };
  applyLiveEvent(ports, { type: 'logout', reason: 'ended_by_you', sessionIds: ['s-2'] });
  await waitFor(() => expect(platform.seenOf('getLoginInfo')).toHaveLength(1));
  await portal.session.loginInfo();
  expect(portal.store.get(isLoggedInAtom)).toBe(true);
  applyLiveEvent(ports, { type: 'logout', reason: 'ended_by_you', sessionIds: ['s-2', 's-1'] });
  await waitFor(() => expect(portal.store.get(isLoggedInAtom)).toBe(false));
  expect(platform.seenOf('getLoginInfo')).toHaveLength(1);
});

// covers 4
test('logout asks first, then calls the platform, clears all but merchant and domain settings, and goes home', async () => {
  const { portal, platform } = await openPortal({ answers, token: fakeToken(), at: '/rng' });
  portal.session.adopt(fakeMember);
  sessionStorage.setItem('merchantCode', 'portal');
  sessionStorage.setItem('domainSettings', '{}');
  portal.store.set(overlayAtom, { overlay: 'member-centre' });
  const leaving = portal.askToLogOut();
  const [dialog] = portal.store.get(dialogsAtom);
  expect(platform.seenOf('logout')).toHaveLength(0);
  if (dialog?.name === 'confirm') dialog.answer(true);
  await leaving;
  expect(platform.seenOf('logout')).toHaveLength(1);
  expect({ ...sessionStorage }).toEqual({ merchantCode: 'portal', domainSettings: '{}' });
  expect(portal.store.get(memberAtom)).toBeUndefined();
  expect(portal.store.get(overlayAtom)).toBeUndefined();
  expect(portal.host.location.get().pathname).toBe('/');
});

test('a password change continues under the new token with everything that is open', async () => {
  const token = fakeToken('B');
  const { portal } = await openPortal({ answers: { ...answers, changePassword: { token } }, token: fakeToken() });
  portal.session.adopt(fakeMember);
  portal.store.set(overlayAtom, { overlay: 'member-centre' });
  const passwords = { oldPassword: 'Demo1234', newPassword: 'Koi12345', confirmNewPassword: 'Koi12345' };
  await portal.host.call(changePassword, passwords);
  expect(sessionStorage.getItem('token')).toBe(token);
  expect(portal.store.get(memberAtom)).toEqual(fakeMember);
  expect(portal.store.get(overlayAtom)).toEqual({ overlay: 'member-centre' });
});

test('changes nothing when the question is declined', async () => {
  const { portal, platform } = await openPortal({ answers, token: fakeToken() });
  const leaving = portal.askToLogOut();
  portal.dialogs.close('confirm');
  await leaving;
  expect(platform.seenOf('logout')).toHaveLength(0);
  expect(sessionStorage.getItem('token')).toBe(fakeToken());
});

test('keeps the session and says so when the logout call gets no response', async () => {
  const { portal } = await openPortal({ answers: { logout: refuse('unknown_error') }, token: fakeToken() });
  const leaving = portal.askToLogOut();
  const [dialog] = portal.store.get(dialogsAtom);
  if (dialog?.name === 'confirm') dialog.answer(true);
  await leaving;
  expect(portal.store.get(isLoggedInAtom)).toBe(true);
  expect(portal.toasts.list()).toHaveLength(1);
});

test('asks for no balance with a token that is being ended', async () => {
  const { portal, platform } = await openPortal({ answers, token: fakeToken() });
  await portal.session.refreshBalance();
  const asked = platform.seenOf('getBalance').length;
  const leaving = portal.session.logOut();
  await portal.session.refreshBalance();
  await leaving;
  expect(platform.seenOf('getBalance')).toHaveLength(asked);
});

test('other tabs with the same token follow a logout, other sessions do not', async () => {
  const here = await openPortal({ answers, token: fakeToken() });
  const ended: string[] = [];
  const other = new BroadcastChannel('portal-session');
  const message = new Promise<string>((resolve) => {
    other.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
  });
  here.portal.events.on('logged-out', () => ended.push('here'));
  await here.portal.session.logOut();
  const fingerprint = await message;
  expect(fingerprint).not.toContain(fakeToken());
  const { portal: same } = await openPortal({ answers, token: fakeToken() });
  const gone = new Promise<void>((resolve) => same.events.on('logged-out', resolve));
  other.postMessage('another session');
  other.postMessage(fingerprint);
  await gone;
  expect(same.host.location.get().pathname).toBe('/');
  other.close();
});

// covers 5, 8
test('asks a visitor who starts a game to log in', async () => {
  const { portal, platform } = await openPortal({ answers });
  await portal.host.launchGame(game);
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'login', reason: 'needed' }]);
  expect(platform.seenOf('launchGame')).toHaveLength(0);
});

// covers 6, 8
test('asks a trial account to register, with OK', async () => {
  const { portal, platform } = await openPortal({ answers, token: fakeToken(), isAgent: 4 });
  await portal.host.launchGame(game);
  expect(portal.store.get(dialogsAtom)[0]).toMatchObject({
    name: 'confirm',
    request: { text: 'Please register an account first', confirmLabel: 'OK' },
  });
  expect(platform.seenOf('launchGame')).toHaveLength(0);
  portal.dialogs.closeAll();
});

test('shows a member the frame page, with the launch in the session and in the history', async () => {
  const { portal } = await openPortal({ answers, token: fakeToken(), isAgent: 0, at: '/rng?page=A' });
  await portal.host.launchGame(game);
  const { pathname, search } = portal.host.location.get();
  expect(pathname + search).toBe('/game?launch=L%2F1');
  const record = { content: 'http://games.test/play', origin: 'http://games.test', gameName: 'Dragon Gate' };
  expect(JSON.parse(sessionStorage.getItem('launch:L/1') ?? '')).toMatchObject(record);
  expect(window.history.state).toMatchObject({ ...record, backUrl: '/rng?page=A' });
});

// covers 9
test('loads a game page through a launch CDN of the operator if there is one', async () => {
  const site = { launchGameCDNs: ['https://cdn.example'] };
  const { portal } = await openPortal({ answers, token: fakeToken(), isAgent: 0, site });
  await portal.host.launchGame(game);
  expect(window.history.state).toMatchObject({ content: 'https://cdn.example/play', origin: 'https://cdn.example' });
});

test('shows why a game cannot start', async () => {
  const refused = { ...answers, launchGame: refuse('vendor_unavailable', { message: 'The vendor is away.' }) };
  const { portal } = await openPortal({ answers: refused, token: fakeToken(), isAgent: 0 });
  await portal.host.launchGame(game);
  expect(portal.toasts.list()[0]?.text).toBe('The vendor is away.');
});

test('protects overlays like games', async () => {
  const { portal } = await openPortal({ answers });
  portal.host.openOverlay('member-centre', 'depositv2');
  expect(portal.store.get(overlayAtom)).toBeUndefined();
  expect(portal.store.get(dialogsAtom)[0]?.name).toBe('login');
});

test('applies live events to balance, unread count and bus; a forced logout ends the session', async () => {
  const { portal } = await openPortal({ answers, token: fakeToken(), at: '/vip' });
  const heard: string[] = [];
  portal.events.on('balance-changed', (amount) => heard.push(amount));
  portal.events.on('round-opened', ({ roundId }) => heard.push(roundId));
  portal.events.on('withdrawal-changed', ({ id, state }) => heard.push(`${id} ${state}`));
  portal.events.on('deposit-changed', ({ id, state }) => heard.push(`${id} ${state}`));
  const ports = { ...portal, onComposition: () => undefined };
  applyLiveEvent(ports, { type: 'balance', sumBalance: '9999.50' });
  applyLiveEvent(ports, { type: 'unread', unreadCount: 5 });
  applyLiveEvent(ports, { type: 'round', state: 'opened', roundId: 'R1', gameCode: 'g' });
  expect(portal.store.get(balanceAtom)).toBe('9999.50');
  expect(portal.store.get(unreadAtom)).toBe(5);
  applyLiveEvent(ports, { type: 'withdrawal', id: 'w-1', state: 'paid' });
  applyLiveEvent(ports, { type: 'deposit', id: 'd-1', state: 'credited' });
  expect(heard).toEqual(['9999.50', 'R1', 'w-1 paid', 'd-1 credited']);
  applyLiveEvent(ports, { type: 'logout', reason: 'another_login' });
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(portal.host.location.get().pathname).toBe('/');
});
