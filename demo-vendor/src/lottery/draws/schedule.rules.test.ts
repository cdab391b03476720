import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawSchedule } from '../lottery-game.ts';
import { drawsBefore, drawsBetween, drawsClosingAfter, everySeconds } from './schedule.rules.ts';
import { testLotteries, testLottery } from './testing/test-lotteries.ts';

/** Parses a time in Vietnam. */
const vn = (text: string) => Date.parse(`${text}+07:00`);
const shown = (ms: number) => new Date(ms + 7 * 3_600_000).toISOString().slice(0, 19);
const daily: DrawSchedule = { kind: 'weekly', weekdays: [0, 1, 2, 3, 4, 5, 6], at: '18:15' };
const wedSat: DrawSchedule = { kind: 'weekly', weekdays: [3, 6], at: '17:15' };
const midnight: DrawSchedule = { kind: 'weekly', weekdays: [5], at: '00:00' };
const thai: DrawSchedule = { kind: 'monthly', days: [1, 16], at: '15:00' };
const minute: DrawSchedule = { kind: 'every', seconds: 60 };

/** Next draws of a schedule at a time in Vietnam; betting closes ten seconds before each draw. */
const cases: [what: string, schedule: DrawSchedule, at: string, ids: string[], draws: string][] = [
  ['a daily draw of today', daily, '2026-11-22T10:00:00', ['20261122', '20261123'], '2026-11-22T18:15:00'],
  ['whose betting is open', daily, '2026-11-22T18:14:49', ['20261122', '20261123'], '2026-11-22T18:15:00'],
  ['whose betting has closed', daily, '2026-11-22T18:14:50', ['20261123', '20261124'], '2026-11-23T18:15:00'],
  ['after midnight in Vietnam', daily, '2026-11-23T00:30:00', ['20261123', '20261124'], '2026-11-23T18:15:00'],
  ['the end of a month', daily, '2026-11-30T20:00:00', ['20261201', '20261202'], '2026-12-01T18:15:00'],
  ['the end of a year', daily, '2026-12-31T20:00:00', ['20270101', '20270102'], '2027-01-01T18:15:00'],
  ['the end of February', daily, '2027-02-28T20:00:00', ['20270301', '20270302'], '2027-03-01T18:15:00'],
  ['a leap day', daily, '2028-02-28T20:00:00', ['20280229', '20280301'], '2028-02-29T18:15:00'],
  ['weekdays', wedSat, '2026-11-22T10:00:00', ['20261125', '20261128', '20261202'], '2026-11-25T17:15:00'],
  ['weekdays, on the day before it closes', wedSat, '2026-11-25T17:14:00', ['20261125'], '2026-11-25T17:15:00'],
  ['weekdays, on the day after the draw', wedSat, '2026-11-25T17:16:00', ['20261128'], '2026-11-28T17:15:00'],
  ['weekdays over the year', wedSat, '2026-12-30T18:00:00', ['20270102', '20270106'], '2027-01-02T17:15:00'],
  ['at midnight', midnight, '2026-11-26T23:59:00', ['20261127', '20261204'], '2026-11-27T00:00:00'],
  ['at midnight, closed the day before', midnight, '2026-11-26T23:59:55', ['20261204'], '2026-12-04T00:00:00'],
  ['days of the month', thai, '2026-11-22T10:00:00', ['20261201', '20261216', '20270101'], '2026-12-01T15:00:00'],
  ['days of the month, on such a day', thai, '2026-12-16T14:00:00', ['20261216', '20270101'], '2026-12-16T15:00:00'],
  [
    'the 31st, where there is one',
    { ...thai, days: [31] },
    '2027-01-31T16:00:00',
    ['20270331', '20270531'],
    '2027-03-31T15:00:00',
  ],
  ['every minute', minute, '2026-11-22T10:00:30', ['20261122-1001', '20261122-1002'], '2026-11-22T10:01:00'],
  ['every minute, closed', minute, '2026-11-22T10:00:50', ['20261122-1002'], '2026-11-22T10:02:00'],
  [
    'every minute over midnight',
    minute,
    '2026-11-22T23:58:30',
    ['20261122-2359', '20261123-0000'],
    '2026-11-22T23:59:00',
  ],
  [
    'every minute over the year',
    minute,
    '2026-12-31T23:59:30',
    ['20270101-0000', '20270101-0001'],
    '2027-01-01T00:00:00',
  ],
  ['nothing of instant games', { kind: 'instant' }, '2026-11-22T10:00:00', [], ''],
  ['nothing where there is no such day', { ...thai, days: [32] }, '2026-11-22T10:00:00', [], ''],
];

for (const [what, schedule, at, ids, draws] of cases) {
  test(`returns the next draws: ${what}`, () => {
    const planned = drawsClosingAfter(testLottery('G', schedule, 10), vn(at), Math.max(ids.length, 1), 1);
    assert.deepEqual(
      planned.map(({ drawId }) => drawId),
      ids,
    );
    const [first] = planned;
    if (!first) return;
    assert.equal(shown(first.drawsMs), draws);
    assert.equal(first.drawsMs - first.closesMs, 10_000);
  });
}

// covers 2.7
test('opens a draw when the previous one closes, in every kind of schedule and at any pace', () => {
  for (const game of testLotteries) {
    for (const pace of [1, 7, 12, 100]) {
      const planned = drawsClosingAfter(game, vn('2026-11-22T10:00:00'), 40, pace);
      const pairs = planned.slice(1).map((draw, index) => [draw, planned[index] ?? assert.fail()] as const);
      for (const [draw, before] of pairs) {
        assert.equal(draw.opensMs, before.closesMs);
        assert.ok(draw.drawId > before.drawId, `${draw.drawId} after ${before.drawId}`);
        assert.ok(draw.opensMs < draw.closesMs && draw.closesMs < draw.drawsMs);
      }
      assert.equal(planned.length, game.schedule.kind === 'instant' ? 0 : 40);
    }
  }
});

test('shortens all-day draws and their closing times by the pace, down to five seconds', () => {
  const every = (seconds: number, pace: number) => everySeconds({ kind: 'every', seconds }, pace);
  assert.deepEqual([every(60, 1), every(60, 4), every(60, 12), every(60, 100)], [60, 15, 5, 5]);
  assert.deepEqual([every(300, 7), every(300, 100), everySeconds(daily, 10)], [43, 5, undefined]);
  const closing = (seconds: number, before: number, pace: number) => {
    const game = testLottery('G', { kind: 'every', seconds }, before);
    const [draw = assert.fail()] = drawsClosingAfter(game, vn('2026-11-22T10:00:00'), 1, pace);
    return draw.drawsMs - draw.closesMs;
  };
  assert.deepEqual([closing(60, 10, 1), closing(60, 10, 10), closing(300, 30, 100)], [10_000, 1000, 500]);
  assert.deepEqual([closing(60, 40, 1), closing(60, 40, 10)], [15_000, 1500], 'at most a quarter');
  const [draw = assert.fail()] = drawsClosingAfter(testLottery('G', daily, 900), vn('2026-11-22T10:00:00'), 1, 100);
  assert.equal(draw.drawsMs - draw.closesMs, 900_000, 'a pace does not touch days');
});

test('never reuses an id for another time after a change of pace', () => {
  const game = testLottery('G', minute);
  const at = vn('2026-11-22T23:50:00');
  const times = new Map<string, number>();
  for (const pace of [1, 3, 7, 8, 12]) {
    for (const { drawId, drawsMs } of drawsBetween(game, at, at + 1_200_000, pace)) {
      assert.equal(times.get(drawId) ?? drawsMs, drawsMs, drawId);
      times.set(drawId, drawsMs);
    }
  }
  const ids = [...times].sort((a, b) => a[1] - b[1]).map(([id]) => id);
  assert.deepEqual(ids, [...ids].sort(), 'rising in time');
});

test('returns draws between two times, without the first and with the last', () => {
  const game = testLottery('G', daily);
  const ids = drawsBetween(game, vn('2026-11-20T18:15:00'), vn('2026-11-23T18:15:00'), 1).map(({ drawId }) => drawId);
  assert.deepEqual(ids, ['20261121', '20261122', '20261123']);
});

for (const [what, schedule, at, ids] of [
  ['of days', wedSat, '2026-11-22T10:00:00', ['20261114', '20261118', '20261121']],
  ['of a day that had its draw', daily, '2026-11-22T18:16:00', ['20261120', '20261121', '20261122']],
  ['of months', thai, '2026-11-22T10:00:00', ['20261016', '20261101', '20261116']],
  ['of every minute', minute, '2026-11-23T00:01:30', ['20261122-2359', '20261123-0000', '20261123-0001']],
  ['of no day', { ...thai, days: [32] }, '2026-11-22T10:00:00', []],
  ['of instant games', { kind: 'instant' }, '2026-11-22T10:00:00', []],
] as const) {
  test(`returns the last draws ${what}, oldest first`, () => {
    const game = { schedule, closesSecondsBefore: 10 };
    const draws = drawsBefore(game, vn(at), 3, 1);
    assert.deepEqual(
      draws.map(({ drawId }) => drawId),
      ids,
    );
    assert.ok(draws.every(({ drawsMs, closesMs }) => drawsMs < vn(at) && closesMs === drawsMs - 10_000));
  });
}

test('returns the last draws before a time, oldest first', () => {
  const ids = (schedule: DrawSchedule, at: string, count: number) =>
    drawsBefore(testLottery('G', schedule), vn(at), count, 1).map(({ drawId }) => drawId);
  assert.deepEqual(ids(daily, '2027-01-01T18:15:00', 2), ['20261230', '20261231']);
  assert.deepEqual(ids(thai, '2027-01-05T00:00:00', 3), ['20261201', '20261216', '20270101']);
  assert.deepEqual(ids(minute, '2026-11-22T00:00:30', 2), ['20261121-2359', '20261122-0000']);
  assert.deepEqual(ids({ kind: 'instant' }, '2026-11-22T00:00:30', 2), []);
});
