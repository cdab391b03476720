import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ConvertFault, convertFault, moneyOf } from './convert.rules.ts';

const terms = { ratio: 100, min: 200, leftToday: 1000 };

const cases: readonly [points: number, owned: number, fault: ConvertFault | undefined][] = [
  [199, 5000, 'points_below_minimum'],
  [200, 5000, undefined],
  [200, 200, undefined],
  [200, 199, 'points_missing'],
  [250, 5000, 'points_not_whole'],
  [1000, 5000, undefined],
  [1100, 5000, 'points_cap_of_day'],
  [1100, 0, 'points_cap_of_day'],
];

test('converts points from the minimum, in whole units, within the daily cap and the balance', () => {
  for (const [points, owned, fault] of cases)
    assert.deepEqual([points, owned, convertFault(points, owned, terms)], [points, owned, fault]);
});

test('makes one unit of money from a ratio of points', () => {
  assert.equal(moneyOf(100, 100), 100n);
  assert.equal(moneyOf(2500, 100), 2500n);
  assert.equal(moneyOf(30, 3), 1000n);
  assert.equal(moneyOf(7, 1), 700n);
});
