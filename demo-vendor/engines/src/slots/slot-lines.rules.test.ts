import assert from 'node:assert/strict';
import { test } from 'node:test';
import { winsOnLines } from './reels/line-game.rules.ts';
import { lineGame, scatterWin } from './slot-lines.rules.ts';

const lineGrid = [
  [7, 0, 9],
  [8, 1, 2],
  [7, 8, 9],
  [6, 3, 2],
  [7, 9, 4],
];

test('counts a line from the left, with wilds for the first symbol and scatters for themselves', () => {
  const unitsOn = (line: number[]) => winsOnLines({ ...lineGame, lines: [line] }, lineGrid).map(({ units }) => units);
  assert.deepEqual(unitsOn([0, 0, 0, 0, 0]), [100], '7 W 7 6 7 is three of a kind');
  assert.deepEqual(unitsOn([1, 0, 1, 1, 0]), [10], '0 W W 3 is three of a kind of the lowest');
  assert.deepEqual(unitsOn([2, 2, 2, 2, 2]), [], 'a scatter begins no line');
  assert.deepEqual(unitsOn([1, 1, 1, 1, 1]), [], '0 1 is nothing');
  assert.deepEqual(scatterWin(lineGrid)?.units, 20, 'three scatters anywhere');
});
