import { buildGame, fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import type { FakeAnswers } from '@portal/shared/testing/fake-platform';
import { waitFor } from '@testing-library/react';
import { openPortal } from '../../testing/open-portal.tsx';
import { dialogsAtom, overlayAtom } from './atoms.ts';
import type { Portal } from './create-portal.ts';
import { pressLastsMs } from './pending-press.ts';

const launched = {
  content: 'http://games.test/play',
  origin: 'http://games.test',
  launchId: 'L/1',
  gameName: 'Dragon Gate',
};
const answers: FakeAnswers = {
  getMemberInfo: fakeMember,
  getBalance: { sumBalance: '10000.00' },
  getUnreadCount: { unreadCount: 0 },
  launchGame: launched,
};
const game = buildGame(1);

/** A login as the dialog does it: the session begins, and what follows replaces the dialog. */
async function logIn({ session, dialogs }: Portal): Promise<void> {
  await session.begin(fakeToken());
  dialogs.open({ name: 'afterLogin' });
}
const settle = () => Promise.resolve();

// covers 5
test('launches the game that a visitor pressed once, after the login and the announcements', async () => {
  const { portal, platform } = await openPortal({ answers, at: '/rng?page=A' });
  await portal.host.launchGame(game);
  await logIn(portal);
  expect(platform.seenOf('launchGame')).toHaveLength(0);
  portal.dialogs.close('afterLogin');
  await waitFor(() => expect(portal.host.location.get().pathname).toBe('/game'));
  expect(platform.seenOf('launchGame')).toHaveLength(1);
  expect(platform.seenOf('launchGame')[0]?.input).toMatchObject({ backUrl: '/rng?page=A' });
  portal.dialogs.open({ name: 'login' });
  portal.dialogs.close('login');
  await settle();
  expect(platform.seenOf('launchGame')).toHaveLength(1);
});

test('opens the overlay that a visitor pressed after a registration', async () => {
  const { portal } = await openPortal({ answers });
  portal.host.openOverlay('member-centre', 'depositv2');
  portal.dialogs.open({ name: 'register' });
  await settle();
  await portal.session.begin(fakeToken());
  portal.dialogs.open({ name: 'firstLogin' });
  portal.dialogs.close('firstLogin');
  portal.dialogs.open({ name: 'afterLogin' });
  await settle();
  expect(portal.pendingPress.isHeld()).toBe(true);
  expect(portal.store.get(overlayAtom)).toBeUndefined();
  portal.dialogs.close('afterLogin');
  await settle();
  expect(portal.store.get(overlayAtom)).toEqual({ overlay: 'member-centre', page: 'depositv2' });
});

test('forgets the press when the login is closed, whoever logs in later', async () => {
  const { portal, platform } = await openPortal({ answers });
  await portal.host.launchGame(game);
  portal.dialogs.close('login');
  await settle();
  portal.dialogs.open({ name: 'login' });
  await logIn(portal);
  portal.dialogs.close('afterLogin');
  await settle();
  expect(platform.seenOf('launchGame')).toHaveLength(0);
});

test('forgets the press when another one asks for the login', async () => {
  const { portal, platform } = await openPortal({ answers });
  await portal.host.launchGame(game);
  portal.host.mayDoProtected();
  await logIn(portal);
  portal.dialogs.close('afterLogin');
  await settle();
  expect(platform.seenOf('launchGame')).toHaveLength(0);
});

test.each([
  ['goes on with the press after a login in time', pressLastsMs, true],
  ['forgets the press when the login takes too long', pressLastsMs + 1, false],
])('%s', async (_name, afterMs, goesOn) => {
  const { portal } = await openPortal({ answers });
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  try {
    const goOn = jest.fn();
    portal.host.protect(goOn);
    now.mockReturnValue(1000 + afterMs);
    await logIn(portal);
    portal.dialogs.close('afterLogin');
    await settle();
    expect(goOn).toHaveBeenCalledTimes(goesOn ? 1 : 0);
  } finally {
    now.mockRestore();
  }
});

test('forgets the press when something else is pressed before it has gone on', async () => {
  const { portal, platform } = await openPortal({ answers });
  portal.host.openOverlay('member-centre', 'depositv2');
  await logIn(portal);
  await portal.host.launchGame(game);
  portal.dialogs.close('afterLogin');
  await settle();
  expect(platform.seenOf('launchGame')).toHaveLength(1);
  expect(portal.store.get(overlayAtom)).toBeUndefined();
});

test('forgets the press when the player is on another page by then', async () => {
  const { portal } = await openPortal({ answers, at: '/rng' });
  const goOn = jest.fn();
  portal.host.protect(goOn);
  await logIn(portal);
  portal.host.navigate('/vip');
  portal.dialogs.close('afterLogin');
  await settle();
  expect(goOn).not.toHaveBeenCalled();
});

test('forgets the press when the login is closed before the platform says who logged in', async () => {
  const { portal } = await openPortal({ answers });
  const goOn = jest.fn();
  portal.host.protect(goOn);
  const begun = portal.session.begin(fakeToken());
  portal.dialogs.close('login');
  await settle();
  await begun;
  expect(goOn).not.toHaveBeenCalled();
});

// covers 6
test('a trial account gets the warning in place of what was pressed', async () => {
  const member = { ...fakeMember, type: 4 as const };
  const { portal, platform } = await openPortal({ answers: { ...answers, getMemberInfo: member } });
  await portal.host.launchGame(game);
  await logIn(portal);
  portal.dialogs.closeAll();
  await settle();
  expect(portal.store.get(dialogsAtom)).toMatchObject([{ name: 'confirm' }]);
  expect(platform.seenOf('launchGame')).toHaveLength(0);
});

// covers 8
test('shows the page with its button when the window of a game is blocked after the login', async () => {
  const popup = { ...answers, launchGame: { ...launched, opensIn: 'popup' as const } };
  const { portal } = await openPortal({ answers: popup });
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  try {
    await portal.host.launchGame({ ...game, opensIn: 'popup' });
    expect(open).not.toHaveBeenCalled();
    await logIn(portal);
    portal.dialogs.close('afterLogin');
    await waitFor(() => expect(portal.host.location.get().pathname).toBe('/game'));
    expect(open).toHaveBeenCalledTimes(1);
    expect(portal.toasts.list()).toEqual([]);
  } finally {
    open.mockRestore();
  }
});
