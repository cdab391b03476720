import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointKindOf, pointsFor } from './points.rules.ts';

test('gives one point per 10.00, summing small stakes', () => {
  assert.deepEqual(pointsFor(2500n, 0n, 1000n), { points: 2n, restMinor: 500n });
  assert.deepEqual(pointsFor(500n, 500n, 1000n), { points: 1n, restMinor: 0n });
  assert.deepEqual(pointsFor(0n, 999n, 1000n), { points: 0n, restMinor: 999n });
  assert.deepEqual(pointsFor(1n, 999n, 1000n), { points: 1n, restMinor: 0n });
});

test('drops a rest that a lower price would turn into points, and keeps one that waits under a higher price', () => {
  assert.deepEqual(pointsFor(50n, 999n, 100n), { points: 0n, restMinor: 50n });
  assert.deepEqual(pointsFor(250n, 100n, 100n), { points: 2n, restMinor: 50n });
  assert.deepEqual(pointsFor(50n, 99n, 100n), { points: 1n, restMinor: 49n });
  assert.deepEqual(pointsFor(50n, 999n, 10_000n), { points: 0n, restMinor: 1049n });
});

test('assigns a kind to every game type', () => {
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
