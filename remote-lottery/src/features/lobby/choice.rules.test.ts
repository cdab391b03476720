import { requestedGameOf } from '../../game/requested-game.rules.ts';
import { lotteryGameOf } from '../../testing/lottery-game-of.ts';
import { chosenGame, gamesOfVendor } from './choice.rules.ts';

const games = [
  lotteryGameOf('MB', { vassalage: 'TCG_LOTTO_VN' }),
  lotteryGameOf('KENO', { vassalage: 'LOTT' }),
  lotteryGameOf('MN', { vassalage: 'TCG_SEA' }),
];
const keno = { kind: 'game', game: games[1] };

test.each([
  ['', { kind: 'none' }],
  ['vendor=LOTT', { kind: 'none' }],
  ['gameCode=KENO', keno],
  ['gameCode=KENO&vendor=LOTT&playType=straight', keno],
  ['gameCode=KENO&gameCode=MB', keno],
  ['gameCode[]=KENO', { kind: 'none' }],
  ['gameCode=KENO&vendor=TCG_SEA', { kind: 'unknown-game' }],
  ['gameCode=keno', { kind: 'unknown-game' }],
  ['gameCode=__proto__', { kind: 'unknown-game' }],
  [`gameCode=${'K'.repeat(10_000)}`, { kind: 'unknown-game' }],
  [`gameCode=KENO&vendor=${'V'.repeat(10_000)}`, { kind: 'unknown-vendor' }],
  ['gameCode=%00%F0%9F%8E%B2', { kind: 'unknown-game' }],
  ['vendor=NOBODY', { kind: 'unknown-vendor' }],
  ['gameCode=KENO&vendor=NOBODY', { kind: 'unknown-vendor' }],
])('address %# of the table chooses what stands beside it', (query, expected) => {
  expect(chosenGame(games, requestedGameOf(new URLSearchParams(query)))).toEqual(expected);
});

test.each([
  ['vendor=TCG_SEA', ['MN']],
  ['', ['MB', 'KENO', 'MN']],
  ['vendor=ELOTT', ['MB', 'KENO', 'MN']],
])('lists these games first at the address "%s"', (query, codes) => {
  const own = gamesOfVendor(games, requestedGameOf(new URLSearchParams(query)));
  expect(own.map(({ gameCode }) => gameCode)).toEqual(codes);
});

test.each([
  ['BIG_SMALL', 'BIG_SMALL'],
  [' 2D ', '2D'],
  ['<script>', undefined],
  ['x'.repeat(65), undefined],
  ['', undefined],
])('the play type %p is passed on as %p', (playType, expected) => {
  expect(requestedGameOf(new URLSearchParams({ playType })).playType).toBe(expected);
});
