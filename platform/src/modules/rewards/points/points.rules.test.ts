import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointKindOf, pointsFor } from './points.rules.ts';

test('one point for every 10.00, small stakes add up', () => {
  assert.deepEqual(pointsFor(2500n, 0n, 1000n), { points: 2n, restMinor: 500n });
  assert.deepEqual(pointsFor(500n, 500n, 1000n), { points: 1n, restMinor: 0n });
  assert.deepEqual(pointsFor(0n, 999n, 1000n), { points: 0n, restMinor: 999n });
  assert.deepEqual(pointsFor(1n, 999n, 1000n), { points: 1n, restMinor: 0n });
});

test('every game type has a kind', () => {
  assert.deepEqual(['LIVE', 'ELOTT', 'RNG', 'PVP', 'ESPORTS', 'DS88', 'new'].map(pointKindOf), [
    'live',
    'lottery',
    'slots',
    'PVP',
    'sports',
    'sports',
    'slots',
  ]);
});
