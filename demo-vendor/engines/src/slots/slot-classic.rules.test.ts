import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classicWins } from './slot-classic.rules.ts';

test('pays three of a kind on rows and diagonals in the classic', () => {
  assert.deepEqual(
    classicWins([
      [5, 0, 1],
      [5, 1, 0],
      [5, 0, 1],
    ]).map(({ symbol, units }) => [symbol, units]),
    [[5, 400]],
  );
  const diagonals = classicWins([
    [2, 0, 2],
    [0, 2, 0],
    [2, 1, 2],
  ]);
  assert.deepEqual(
    diagonals.map(({ units }) => units),
    [25, 25],
  );
  assert.deepEqual(
    classicWins([
      [0, 1, 2],
      [1, 3, 0],
      [2, 0, 1],
    ]),
    [],
  );
});
