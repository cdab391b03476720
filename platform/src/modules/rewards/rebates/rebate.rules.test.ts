import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOf } from '@portal/shared/contract/money/money-parts';
import { owedOf, rateOf, stateOf } from './rebate.rules.ts';

const rates = [
  { rank: 5, basisPoints: 60 },
  { rank: 1, basisPoints: 30 },
];

test('gives a rank the rate of the highest named rank up to it', () => {
  const cases = [
    [0, 0],
    [1, 30],
    [4, 30],
    [5, 60],
    [10, 60],
  ] as const;
  for (const [rank, points] of cases) assert.equal(rateOf(rates, rank), points, `rank ${rank}`);
  assert.equal(rateOf([], 3), 0);
});

// covers 1
test('rounds rebates down to whole minor units', () => {
  const cases = [
    [0n, 30, 0n],
    [333n, 30, 0n],
    [334n, 30, 1n],
    [12_345n, 30, 37n],
    [1_000_000n, 120, 12_000n],
    [99_999_999_999_999_999n, 10_000, 99_999_999_999_999_999n],
    [500n, 0, 0n],
  ] as const;
  for (const [valid, points, rebate] of cases) assert.equal(partOf(valid, points), rebate, `${valid} at ${points}`);
});

test('owes the rest of a whole day, up to the daily cap', () => {
  const cases = [
    { valid: 12_345n, rebated: 0n, paid: 0n, cap: 1000n, owed: 37n },
    { valid: 12_345n, rebated: 12_345n, paid: 37n, cap: 1000n, owed: 0n },
    // 333 alone bring 0; 333 more bring what 666 bring.
    { valid: 666n, rebated: 333n, paid: 0n, cap: 1000n, owed: 1n },
    { valid: 1_000_000n, rebated: 0n, paid: 0n, cap: 1000n, owed: 1000n },
    { valid: 1_000_000n, rebated: 300_000n, paid: 900n, cap: 1000n, owed: 100n },
    { valid: 1_000_000n, rebated: 400_000n, paid: 1000n, cap: 1000n, owed: 0n },
    // A cap lowered below what was paid takes nothing back.
    { valid: 1_000_000n, rebated: 400_000n, paid: 1000n, cap: 500n, owed: 0n },
    { valid: 1_000_000n, rebated: 0n, paid: 0n, cap: 0n, owed: 0n },
  ];
  for (const { valid, rebated, paid, cap, owed } of cases) {
    const day = { validMinor: valid, basisPoints: 30, rebatedMinor: rebated, paidMinor: paid };
    assert.equal(owedOf(day, cap), owed, `${valid} ${rebated} ${paid} ${cap}`);
  }
});

test('pays the same for a day in parts as at once', () => {
  for (const basisPoints of [1, 30, 77, 9999]) {
    let [rebated, paid] = [0n, 0n];
    for (const valid of [7n, 499n, 1200n, 1201n, 88_888n]) {
      paid += owedOf({ validMinor: valid, basisPoints, rebatedMinor: rebated, paidMinor: paid }, 1_000_000n);
      rebated = valid;
    }
    assert.equal(paid, partOf(88_888n, basisPoints));
  }
});

test('makes a category claimable from its smallest amount', () => {
  assert.equal(stateOf('manual', 0n, 10n), 'none');
  assert.equal(stateOf('manual', 9n, 10n), 'small');
  assert.equal(stateOf('manual', 10n, 10n), 'claimable');
  assert.equal(stateOf('automatic', 10n, 10n), 'automatic');
});
