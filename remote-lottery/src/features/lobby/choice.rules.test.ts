import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';
import { askedOf, chosenGame, menusOfVendor } from './choice.rules.ts';

function game(gameCode: string, vassalage: string): LotteryGame {
  const look = { theme: 'moon', seed: 1, group: 'north', defaultPlayType: 'straight', prizeMode: 'SEA' as const };
  return { gameId: `${vassalage}-${gameCode}`, gameCode, gameName: gameCode, vassalage, ...look };
}

const menus = [
  { group: 'north', name: 'North', games: [game('MB', 'TCG_LOTTO_VN'), game('KENO', 'LOTT')] },
  { group: 'south', name: 'South', games: [game('MN', 'TCG_SEA')] },
  { group: 'empty', name: 'Empty', games: [] },
];

test.each([
  ['', { kind: 'none' }],
  ['vendor=LOTT', { kind: 'none' }],
  ['gameCode=KENO', { kind: 'game', game: menus[0]?.games[1] }],
  ['gameCode=KENO&vendor=LOTT&playType=straight', { kind: 'game', game: menus[0]?.games[1] }],
  ['gameCode=KENO&vendor=TCG_SEA', { kind: 'unknown-game' }],
  ['gameCode=keno', { kind: 'unknown-game' }],
  ['gameCode=NONE', { kind: 'unknown-game' }],
  ['vendor=NOBODY', { kind: 'unknown-vendor' }],
  ['gameCode=KENO&vendor=NOBODY', { kind: 'unknown-vendor' }],
])('the address %p chooses %j', (query, expected) => {
  expect(chosenGame(menus, askedOf(new URLSearchParams(query)))).toEqual(expected);
});

test('groups without games are not shown', () => {
  expect(menusOfVendor(menus).map(({ group }) => group)).toEqual(['north', 'south']);
  expect(menusOfVendor(menus, 'LOTT')).toEqual([{ group: 'north', name: 'North', games: [menus[0]?.games[1]] }]);
  expect(menusOfVendor(menus, 'NOBODY')).toHaveLength(2);
});
