import { lotteryGameOf } from '../testing/lottery-game-of.ts';
import { featuredGame, statusOf } from './lottery-games.rules.ts';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const inMs = (ms: number) => ({ nextDrawAt: new Date(now + ms).toISOString() });

const fast = lotteryGameOf('FAST_1', inMs(5_000));
const daily = lotteryGameOf('MB', inMs(7_200_000));
const later = lotteryGameOf('MT_DN', inMs(9_000_000));
const closed = lotteryGameOf('MN_HCM', { ...inMs(60_000), unavailable: 'maintenance' });
const instant = lotteryGameOf('ELOTT_STAR', { prizeMode: 'Elott' });

test.each([
  ['the soonest great draw, not the soonest of all', [later, fast, closed, daily], daily],
  ['a fast one where there is no other', [instant, fast], fast],
  ['what can be played where nothing draws', [instant], instant],
  ['what is closed where there is nothing else', [closed], closed],
  ['nothing of nothing', [], undefined],
])('first stands %s', (_, games, expected) => {
  expect(featuredGame(games)).toBe(expected);
});

test.each([
  ['open', daily],
  ['soon', lotteryGameOf('MB', inMs(600_000))],
  ['soon', lotteryGameOf('MB_FAST', inMs(15_000))],
  ['open', lotteryGameOf('MB_FAST', inMs(16_000))],
  ['drawing', lotteryGameOf('MB', inMs(0))],
  ['open', lotteryGameOf('MB')],
  ['instant', instant],
  ['maintenance', closed],
])('a game is %s', (status, game) => {
  expect(statusOf(game, now)).toBe(status);
});
