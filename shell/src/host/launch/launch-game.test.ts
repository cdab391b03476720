import { trialType } from '@portal/shared/contract/constants';
import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { openPortal } from '../../../testing/open-portal.tsx';
import { smallWindow } from '../../../testing/small-window.ts';
import { dialogsAtom } from '../atoms.ts';

const opened = {
  content: 'http://games.test/play',
  origin: 'http://games.test',
  launchId: 'L/1',
  gameName: 'Football',
};
const answers = { getMemberInfo: fakeMember, launchGame: opened, launchFbGame: opened };
const request = { vassalage: 'STADIUM', gameCode: 'football', gameName: 'Football' };

// covers 2.1
test.each([
  ['launchGame', undefined],
  ['launchFbGame', 'fb'],
] as const)('%s launches the game when via is %s', async (call, via) => {
  const { portal, platform } = await openPortal({ answers, token: fakeToken() });
  await portal.host.launchGame({ ...request, via });
  const asked = {
    launchGame: platform.seenOf('launchGame').length,
    launchFbGame: platform.seenOf('launchFbGame').length,
  };
  expect(asked).toEqual({ launchGame: 0, launchFbGame: 0, [call]: 1 });
  expect(portal.host.location.get()).toMatchObject({ pathname: '/game', search: '?launch=L%2F1' });
});

// covers 7.2
test('sends the launch parameters of a lottery, and none for other games', async () => {
  const { portal, platform } = await openPortal({ answers, token: fakeToken() });
  const lottery = { view: 'lobby', prizeMode: 'Lott' } as const;
  await portal.host.launchGame({ vassalage: 'TCG_LOTTO_VN', gameCode: 'MB', gameName: 'North', lottery });
  await portal.host.launchGame(request);
  const [ofLottery, other] = platform.seenOf('launchGame').map(({ input }) => Object.keys(input ?? {}));
  expect(ofLottery).toEqual(expect.arrayContaining(['lottoArea', 'launchMode', 'lottoPrizeMode', 'lottoGameCode']));
  expect(ofLottery).toEqual(expect.arrayContaining(['lottoView', 'device', 'backUrl', 'language']));
  expect(other?.filter((name) => /^lotto|launchMode|device/.test(name))).toEqual([]);
});

test('sends the selection of a board, and keeps it for a repeat of the launch', async () => {
  const { portal, platform } = await openPortal({ answers, token: fakeToken() });
  await portal.host.launchGame({ ...request, selection: 'cove-1~1x2~home~1.85~7' });
  expect(platform.seenOf('launchGame')[0]?.input).toMatchObject({ selection: 'cove-1~1x2~home~1.85~7' });
  const { again } = JSON.parse(sessionStorage.getItem('launch:L/1') ?? '{}');
  expect(again).toMatchObject({ selection: 'cove-1~1x2~home~1.85~7' });
});

test("shows the platform's message when sports are refused", async () => {
  const refused = refuse('game_unavailable', {
    message: 'This game is currently not available. Please choose another one',
  });
  const { portal } = await openPortal({ answers: { ...answers, launchFbGame: refused }, token: fakeToken() });
  await portal.host.launchGame({ ...request, via: 'fb' });
  expect(portal.toasts.list()[0]?.text).toBe('This game is currently not available. Please choose another one');
});

test('asks a visitor to log in and a trial account to register; launches nothing', async () => {
  const { portal, platform } = await openPortal({ answers });
  await portal.host.launchGame({ ...request, via: 'fb' });
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'login', reason: 'needed' }]);
  const trial = await openPortal({ answers, token: fakeToken() });
  trial.portal.session.adopt({ ...fakeMember, type: trialType });
  void trial.portal.host.launchGame({ ...request, via: 'fb' });
  expect(trial.portal.store.get(dialogsAtom)).toMatchObject([{ name: 'confirm' }]);
  expect([...platform.seenOf('launchFbGame'), ...trial.platform.seenOf('launchFbGame')]).toEqual([]);
});

describe('a studio with its own wallet', () => {
  const wallet = (balance: string) => ({ vassalage: 'KITE', vendorName: 'Kite', balance });
  const recordOf = (launchId: string) => JSON.parse(sessionStorage.getItem(`launch:${launchId}`) ?? '{}');

  test.each([
    ['empty', '0.00', false, true],
    ['empty, as the player knows', '0.00', true, false],
    ['with money', '0.01', false, false],
  ])('%s: the game page receives %s, knows %s', async (_, balance, knowsWallet, receivesWallet) => {
    const given = { ...answers, launchGame: { ...opened, wallet: wallet(balance) } };
    const { portal } = await openPortal({ answers: given, token: fakeToken() });
    await portal.host.launchGame({ ...request, knowsWallet });
    expect(recordOf('L/1').wallet).toEqual(receivesWallet ? wallet(balance) : undefined);
    expect(portal.host.location.get().search).toBe('?launch=L%2F1');
  });

  test('leaves no window open while the page explains the empty wallet', async () => {
    const given = { ...answers, launchGame: { ...opened, opensIn: 'popup' as const, wallet: wallet('0.00') } };
    const { portal } = await openPortal({ answers: given, token: fakeToken() });
    const { page, open } = smallWindow();
    await portal.host.launchGame({ ...request, opensIn: 'popup' });
    expect(page.location.replace).not.toHaveBeenCalled();
    expect(page.close).toHaveBeenCalledTimes(1);
    await portal.host.launchGame({ ...request, opensIn: 'popup', knowsWallet: true });
    expect(page.location.replace).toHaveBeenCalledWith(opened.content);
    open.mockRestore();
  });
});
