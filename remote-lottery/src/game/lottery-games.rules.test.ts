import { lotteryGameOf } from '../testing/lottery-game-of.ts';
import { featuredGame, hasVietnameseName, isFast, statusOf } from './lottery-games.rules.ts';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const inMs = (ms: number) => ({ nextDrawAt: new Date(now + ms).toISOString() });

const fast = lotteryGameOf('FAST_1', { ...inMs(5_000), everySeconds: 60 });
const daily = lotteryGameOf('MB', { ...inMs(7_200_000), everySeconds: 86_400 });
const closing = (ms: number, everySeconds?: number) => ({
  ...inMs(ms + 5_000),
  closesAt: inMs(ms).nextDrawAt,
  everySeconds,
});
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
  [60, true],
  [300, true],
  [3600, false],
  [86_400, false],
  [undefined, false],
])('a game that draws every %p seconds is fast: %p', (everySeconds, expected) => {
  expect(isFast({ everySeconds })).toBe(expected);
});

test.each([
  ['TCG_LOTTO_VN', 'Miền Bắc 5 phút', true],
  ['TCG_LOTTO_VN', 'Đà Nẵng', true],
  ['TCG_LOTTO_VN', '岘港', false],
  ['TCG_LOTTO_VN', 'หวยดานัง', false],
  ['TCG_LOTTO_VN', 'Vietnam Utara', false],
  ['TCG_SEA', 'Xổ số Thái Lan', false],
])('a lottery of %s named %p has a Vietnamese name among others: %p', (vassalage, gameName, expected) => {
  expect(hasVietnameseName({ vassalage, gameName })).toBe(expected);
});

// covers 2.7: a game is %s
test.each([
  ['open', daily],
  ['soon', lotteryGameOf('MB', inMs(600_000))],
  ['open', lotteryGameOf('MB', closing(601_000, 86_400))],
  ['soon', lotteryGameOf('MB', closing(600_000, 86_400))],
  ['soon', lotteryGameOf('FAST_1', closing(15_000, 60))],
  ['open', lotteryGameOf('FAST_1', closing(16_000, 60))],
  ['soon', lotteryGameOf('MB_FAST', closing(75_000, 300))],
  ['closed', lotteryGameOf('MB', closing(0, 86_400))],
  ['drawing', lotteryGameOf('MB', inMs(0))],
  ['open', lotteryGameOf('MB')],
  ['instant', instant],
  ['maintenance', closed],
  ['stopped', { ...closed, isStopped: true }],
])('a game is %s', (status, game) => {
  expect(statusOf(game, now)).toBe(status);
});
