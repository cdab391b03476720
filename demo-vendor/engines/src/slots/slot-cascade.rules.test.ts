import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cascadeWins, fall } from './slot-cascade.rules.ts';

test('removes six of a kind in a cascade and lets the rest fall', () => {
  const grid = [
    [3, 3, 1, 3],
    [3, 2, 1, 3],
    [3, 1, 2, 2],
    [4, 5, 6, 7],
    [1, 2, 4, 5],
  ];
  const wins = cascadeWins(grid);
  assert.deepEqual(
    wins.map(({ symbol, count, units }) => [symbol, count, units]),
    [[3, 6, 8]],
  );
  // A draw of 0 gives symbol 0 each time.
  assert.deepEqual(
    fall(grid, wins, () => 0),
    [
      [0, 0, 0, 1],
      [0, 0, 2, 1],
      [0, 1, 2, 2],
      [4, 5, 6, 7],
      [1, 2, 4, 5],
    ],
  );
});
