import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStake } from './turnover.rules.ts';

test('a stake counts for the oldest requirement first, and goes on to the next', () => {
  const open = [
    { id: 1, requiredMinor: 1000n, betMinor: 900n },
    { id: 2, requiredMinor: 500n, betMinor: 0n },
  ];
  assert.deepEqual(countStake(open, 50n, 'RNG'), [{ id: 1, betMinor: 950n }]);
  assert.deepEqual(countStake(open, 100n, 'RNG'), [{ id: 1, betMinor: 1000n }]);
  assert.deepEqual(countStake(open, 150n, 'RNG'), [
    { id: 1, betMinor: 1000n },
    { id: 2, betMinor: 50n },
  ]);
  assert.deepEqual(countStake(open, 9999n, 'RNG'), [
    { id: 1, betMinor: 1000n },
    { id: 2, betMinor: 500n },
  ]);
  assert.deepEqual(countStake(open, 0n, 'RNG'), []);
  assert.deepEqual(countStake([], 100n, 'RNG'), []);
});

test('a game that counts by a part uses up as much of a stake as that part fills', () => {
  const weights = { RNG: 100, LIVE: 10 };
  const open = [
    { id: 1, requiredMinor: 1000n, betMinor: 0n, weights },
    { id: 2, requiredMinor: 500n, betMinor: 0n },
  ];
  assert.deepEqual(countStake(open, 2000n, 'LIVE'), [{ id: 1, betMinor: 200n }]);
  assert.deepEqual(countStake(open, 10_300n, 'LIVE'), [
    { id: 1, betMinor: 1000n },
    { id: 2, betMinor: 300n },
  ]);
  assert.deepEqual(countStake(open, 400n, 'SPORTS'), [{ id: 2, betMinor: 400n }]);
  assert.deepEqual(countStake(open, 9n, 'LIVE'), [{ id: 2, betMinor: 9n }]);
});
