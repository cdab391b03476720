import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { findKind } from '../lottery/rules/find-kind.ts';
import { findLotteryGame, lotteryGames } from './lottery-games.ts';

/** Vendor, game, first play type of its slip, and when it draws (weekdays from 0, Sunday). */
const expected = [
  ['TCG_LOTTO_VN', 'MB', '2D', '0123456 18:30'],
  ['TCG_LOTTO_VN', 'MB_FAST', '2D', '300 s'],
  ['TCG_LOTTO_VN', 'MT_DN', '2D', '36 17:30'],
  ['TCG_LOTTO_VN', 'MT_KH', '2D', '03 17:30'],
  ['TCG_LOTTO_VN', 'MT_TTH', '2D', '01 17:30'],
  ['TCG_LOTTO_VN', 'MT_QNA', '2D', '2 17:30'],
  ['TCG_LOTTO_VN', 'MN_HCM', '2D', '16 16:30'],
  ['TCG_LOTTO_VN', 'MN_CT', '2D', '3 16:30'],
  ['TCG_LOTTO_VN', 'MN_DT', '2D', '1 16:30'],
  ['TCG_LOTTO_VN', 'MN_VT', '2D', '2 16:30'],
  ['TCG_LOTTO_VN', 'MN_TN', '2D', '4 16:30'],
  ['TCG_LOTTO_VN', 'MN_BD', '2D', '5 16:30'],
  ['TCG_LOTTO_VN', 'MN_TG', '2D', '0 16:30'],
  ['LOTT', 'FAST_1', 'BIG_SMALL', '60 s'],
  ['LOTT', 'FAST_5', 'BIG_SMALL', '300 s'],
  ['LOTT', 'DICE_3', 'SUM', '60 s'],
  ['TCG_SEA', 'THAI', '3TOP', 'days 1,16 15:30'],
  ['TCG_SEA', 'THAI_FAST', '3TOP', '300 s'],
  ['TCG_SEA', 'SEA_4D', '4D', '036 19:00'],
  ['TCG_SEA', 'SEA_4D_FAST', '4D', '300 s'],
  ['ELOTT', 'ELOTT_STAR', 'INSTANT', 'at once'],
  ['ELOTT', 'ELOTT_WAVE', 'INSTANT', 'at once'],
] as const;

function scheduleText({ schedule }: (typeof lotteryGames)[number]): string {
  if (schedule.kind === 'instant') return 'at once';
  if (schedule.kind === 'every') return `${schedule.seconds} s`;
  if (schedule.kind === 'monthly') return `days ${schedule.days} ${schedule.at}`;
  return `${schedule.weekdays.join('')} ${schedule.at}`;
}

// covers 9
test('has the expected vendor, days and first play type for every lottery', () => {
  const found = lotteryGames.map((each, i) => {
    const playType = expected[i]?.[2];
    const isThere = findKind(each.kind).playTypes.some(({ code }) => code === playType);
    return [each.game.vassalage, each.game.gameCode, isThere ? playType : 'no such play type', scheduleText(each)];
  });
  assert.deepEqual(found, expected);
});

test('draws a province of the south on every day of the week', () => {
  const south = lotteryGames.filter(({ kind }) => kind === 'vn-south');
  const days = south.flatMap(({ schedule }) => (schedule.kind === 'weekly' ? schedule.weekdays : []));
  assert.deepEqual([...new Set(days)].sort(), [0, 1, 2, 3, 4, 5, 6]);
});

test('closes betting within a quarter of the interval, with types and limits of the catalogue', () => {
  for (const { game, schedule, closesSecondsBefore } of lotteryGames) {
    const most = schedule.kind === 'every' ? schedule.seconds / 4 : 3600;
    assert.ok(closesSecondsBefore <= most && closesSecondsBefore > 0 === (schedule.kind !== 'instant'), game.gameCode);
    assert.equal(game.gameType, schedule.kind === 'instant' ? 'ELOTT' : 'LOTT');
    assert.equal(game.engine, 'lottery');
    assert.ok(minorUnits(game.minBet) > 0n && minorUnits(game.maxBet) > minorUnits(game.minBet));
  }
});

test('finds a game by its exact code only', () => {
  assert.equal(findLotteryGame('MB')?.game.gameName, 'Miền Bắc');
  for (const code of ['', 'mb', 'MB ', '__proto__', 'dragon-gate']) assert.equal(findLotteryGame(code), undefined);
});
