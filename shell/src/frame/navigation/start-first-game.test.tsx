import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { openPortal } from '../../../testing/open-portal.tsx';
import { dialogsAtom } from '../../host/atoms.ts';
import { startFirstGame } from './start-first-game.ts';

const draw = (gameCode: string, unavailable?: 'opens_later'): LotteryGame => ({
  gameId: gameCode,
  nodeId: gameCode,
  gameType: 'LOTT',
  gameCode,
  gameName: gameCode,
  vassalage: 'TCG_SEA',
  vendorName: 'SEA Lottery',
  prizeMode: 'SEA',
  group: 'fast',
  defaultPlayType: 'straight',
  theme: 'moon',
  seed: 1,
  unavailable,
});
const menuOf = (games: LotteryGame[]) => ({
  gameMenus: [{ group: 'fast', name: 'Fast', games }],
  serverTime: new Date().toISOString(),
});

async function openAs(member: typeof fakeMember | undefined, games: LotteryGame[]) {
  const { portal, platform } = await openPortal({
    answers: { getLotteryMenu: menuOf(games) },
    token: member && fakeToken(),
    isAgent: member?.type,
  });
  if (member) portal.session.adopt(member);
  const launchGame = jest.fn(async () => undefined);
  const asked = () => platform.seenOf('getLotteryMenu').map(({ input }) => input);
  return { portal, host: { ...portal.host, launchGame }, launchGame, asked };
}

// covers 2.1
test("lottery starts the first vendor's first game that can be played now", async () => {
  const { host, launchGame, asked } = await openAs(fakeMember, [draw('LATER', 'opens_later'), draw('NOW')]);
  await startFirstGame(host, 'LOTT', 'TCG_SEA');
  expect(asked()).toEqual([{ vendor: 'TCG_SEA' }]);
  const lottery = { view: 'betting', prizeMode: 'SEA' };
  expect(launchGame).toHaveBeenCalledWith({ vassalage: 'TCG_SEA', gameCode: 'NOW', gameName: 'NOW', lottery });
});

// covers 2.1
test('asks a visitor to log in and looks for no game', async () => {
  const { portal, host, launchGame, asked } = await openAs(undefined, [draw('NOW')]);
  await startFirstGame(host, 'LOTT', 'TCG_SEA');
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'login', reason: 'needed' }]);
  expect(asked()).toEqual([]);
  expect(launchGame).not.toHaveBeenCalled();
});

test("opens the category's page when no game can be played", async () => {
  const { portal, host } = await openAs(fakeMember, [draw('LATER', 'opens_later')]);
  await startFirstGame(host, 'LOTT', 'TCG_SEA');
  expect(portal.host.location.get().pathname).toBe('/lottery');
});
