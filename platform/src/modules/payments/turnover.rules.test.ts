import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStake } from './turnover.rules.ts';

test('a stake counts for the oldest requirement first, and goes on to the next', () => {
  const open = [
    { id: 1, requiredMinor: 1000n, betMinor: 900n },
    { id: 2, requiredMinor: 500n, betMinor: 0n },
  ];
  assert.deepEqual(countStake(open, 50n), [{ id: 1, betMinor: 950n }]);
  assert.deepEqual(countStake(open, 100n), [{ id: 1, betMinor: 1000n }]);
  assert.deepEqual(countStake(open, 150n), [
    { id: 1, betMinor: 1000n },
    { id: 2, betMinor: 50n },
  ]);
  assert.deepEqual(countStake(open, 9999n), [
    { id: 1, betMinor: 1000n },
    { id: 2, betMinor: 500n },
  ]);
  assert.deepEqual(countStake(open, 0n), []);
  assert.deepEqual(countStake([], 100n), []);
});
