import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { openPortal } from '../../../testing/open-portal.tsx';
import { smallWindow } from '../../../testing/small-window.ts';
import { balanceAtom, dialogsAtom } from '../atoms.ts';

const opened = {
  content: 'http://games.test/play#t=1',
  origin: 'http://games.test',
  launchId: 'L1',
  gameName: 'Football',
  opensIn: 'popup' as const,
};
const answers = { getMemberInfo: fakeMember, launchGame: opened };
const request = { vassalage: 'STADIUM', gameCode: 'football', gameName: 'Football', opensIn: 'popup' as const };
const blocked = 'Popup blocked. Please allow popups and try again.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function ready(given: Parameters<typeof openPortal>[0] = {}) {
  return { ...(await openPortal({ answers, token: fakeToken(), at: '/sports', ...given })), ...smallWindow() };
}

// covers 2.1
test('opens the window in the press, before the response, and sets its address afterwards', async () => {
  const { portal, platform, page, open } = await ready();
  const launched = portal.host.launchGame(request);
  expect(open).toHaveBeenCalledWith('', '_blank', expect.stringContaining('popup'));
  expect(page.location.replace).not.toHaveBeenCalled();
  await launched;
  expect(page.location.replace).toHaveBeenCalledWith(opened.content);
  expect(page.opener).toBeNull();
  expect(portal.host.gameWindows.get()).toEqual(['L1']);
  expect(portal.host.location.get()).toMatchObject({ pathname: '/game', search: '?launch=L1' });
  expect(platform.seenOf('launchGame')[0]?.input).toMatchObject({ backUrl: '/sports' });
});

// covers 8
test('shows the literal message for a blocked window and launches nothing', async () => {
  const { portal, platform, open } = await ready();
  open.mockReturnValue(null);
  await portal.host.launchGame(request);
  expect(portal.toasts.list().map(({ text }) => text)).toEqual([blocked]);
  expect(platform.seenOf('launchGame')).toEqual([]);
  expect(portal.host.location.get().pathname).toBe('/sports');
});

test('opens the window after the response if the list did not announce it; if blocked, the page offers a button', async () => {
  const { portal, page, open } = await ready();
  await portal.host.launchGame({ ...request, opensIn: undefined });
  expect(page.location.replace).toHaveBeenCalledTimes(1);
  expect(page.location.replace).toHaveBeenCalledWith(opened.content);
  open.mockReturnValue(null);
  await portal.host.launchGame({ ...request, opensIn: undefined });
  expect(portal.toasts.list().map(({ text }) => text)).toEqual([blocked]);
  expect(page.location.replace).toHaveBeenCalledTimes(1);
  expect(portal.host.location.get().search).toBe('?launch=L1');
});

test('closes the window and shows the reason when a launch is refused', async () => {
  const refused = refuse('play_stopped', { message: 'Play is currently suspended. Please try again later' });
  const { portal, page } = await ready({ answers: { ...answers, launchGame: refused } });
  await portal.host.launchGame(request);
  expect(page.close).toHaveBeenCalledTimes(1);
  expect(page.location.replace).not.toHaveBeenCalled();
  expect(portal.toasts.list()[0]?.text).toBe('Play is currently suspended. Please try again later');
});

test('leaves no window behind when a game listed as popup now opens in the frame', async () => {
  const { portal, page } = await ready({ answers: { ...answers, launchGame: { ...opened, opensIn: 'frame' } } });
  await portal.host.launchGame(request);
  expect(page.close).toHaveBeenCalledTimes(1);
  expect(portal.host.location.get().search).toBe('?launch=L1');
});

test('refreshes the balance when the player closes the window', async () => {
  const { portal, platform, leave } = await ready();
  await portal.host.launchGame(request);
  jest.advanceTimersByTime(2000);
  expect(portal.host.gameWindows.get()).toEqual(['L1']);
  const asked = platform.seenOf('getBalance').length;
  leave();
  await jest.advanceTimersByTimeAsync(1000);
  expect(portal.host.gameWindows.get()).toEqual([]);
  expect(platform.seenOf('getBalance')).toHaveLength(asked + 1);
  expect(jest.getTimerCount()).toBe(0);
});

type Ready = Awaited<ReturnType<typeof ready>>;

/** Launches two games, each in its own window; returns the second one. */
async function launchTwo(portal: Ready['portal'], platform: Ready['platform'], open: Ready['open']) {
  await portal.host.launchGame(request);
  platform.answer({ launchGame: { ...opened, launchId: 'L2' } });
  const second = smallWindow();
  open.mockReturnValue(second.page);
  await portal.host.launchGame(request);
  return second;
}

test('opens a second game in its own window and notices when either is closed', async () => {
  const { portal, platform, open, leave } = await ready();
  const second = await launchTwo(portal, platform, open);
  expect(portal.host.gameWindows.get()).toEqual(['L1', 'L2']);
  leave();
  jest.advanceTimersByTime(1000);
  expect(portal.host.gameWindows.get()).toEqual(['L2']);
  second.leave();
  jest.advanceTimersByTime(1000);
  expect(portal.host.gameWindows.get()).toEqual([]);
});

test('opens only the login for a visitor', async () => {
  const { portal, open } = await ready({ token: undefined });
  await portal.host.launchGame(request);
  expect(open).not.toHaveBeenCalled();
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'login', reason: 'needed' }]);
});

test('notifies open game windows of a logout, each at its own origin, and skips closed ones', async () => {
  const { portal, platform, page, open } = await ready();
  const second = await launchTwo(portal, platform, open);
  second.leave();
  expect(page.postMessage).not.toHaveBeenCalled();
  portal.session.end();
  const logoutMessage = [{ type: 'portal.window', event: 'logged-out' }, 'http://games.test'];
  expect(jest.mocked(page.postMessage).mock.calls).toEqual([logoutMessage]);
  expect(second.page.postMessage).not.toHaveBeenCalled();
});

test('notifies a game window of balance changes until the session ends', async () => {
  const { portal, page } = await ready();
  await portal.host.launchGame(request);
  portal.store.set(balanceAtom, '90.00');
  const logoutMessage = [{ type: 'portal.window', event: 'balance-changed' }, 'http://games.test'];
  expect(jest.mocked(page.postMessage).mock.calls).toEqual([logoutMessage]);
  portal.session.end();
  portal.store.set(balanceAtom, '80.00');
  expect(jest.mocked(page.postMessage).mock.calls).toHaveLength(2);
});
