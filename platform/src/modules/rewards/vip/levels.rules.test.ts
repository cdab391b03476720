import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rankByDay, rankFor, ranksBetween } from './levels.rules.ts';

const levels = [
  { rank: 1, validMinor: 0n },
  { rank: 2, validMinor: 1000n },
  { rank: 4, validMinor: 5000n },
];

test('ranks by the highest level with enough valid bets', () => {
  const cases = [
    [0n, 1],
    [999n, 1],
    [1000n, 2],
    [4999n, 2],
    [5000n, 4],
    [10n ** 18n, 4],
  ] as const;
  for (const [valid, rank] of cases) assert.equal(rankFor(levels, valid), rank, `${valid}`);
  assert.equal(rankFor([], 500n), 0);
  assert.equal(rankFor(levels.slice(1), 999n), 0);
});

test('lists skipped levels, but not earlier ones', () => {
  assert.deepEqual(ranksBetween(levels, 0, 4), [1, 2, 4]);
  assert.deepEqual(ranksBetween(levels, 1, 2), [2]);
  assert.deepEqual(ranksBetween(levels, 4, 4), []);
});

test('gives each day the rank at its end, never below the given one', () => {
  const days = [
    { day: '2026-03-04', stakeMinor: 4000n },
    { day: '2026-03-02', stakeMinor: 400n },
    { day: '2026-03-03', stakeMinor: 100n },
  ];
  const ranks = (rank: number) => [...rankByDay(levels, { rank, validMinor: 500n }, days)];
  assert.deepEqual(ranks(0), [
    ['2026-03-02', 1],
    ['2026-03-03', 2],
    ['2026-03-04', 4],
  ]);
  assert.deepEqual(
    ranks(3).map(([, rank]) => rank),
    [3, 3, 4],
  );
});
