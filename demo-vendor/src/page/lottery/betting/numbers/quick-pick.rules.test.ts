import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aPlayType, pairType, sizeType } from '../../testing/a-play-type.ts';
import { countOfColumns, numbersOfColumns } from './columns.rules.ts';
import { randomLines } from './quick-pick.rules.ts';

function seeded(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

// covers 1
test('makes quick picks that fit the play type and are all different', () => {
  const lines = randomLines(aPlayType(), 50, seeded(7));
  assert.equal(new Set(lines.map(([number]) => number)).size, 50);
  for (const [number] of lines) assert.match(number ?? '', /^\d\d$/);
  for (const pair of randomLines(pairType, 30, seeded(8))) assert.equal(new Set(pair).size, 2);
  assert.ok(randomLines(aPlayType(), 100, seeded(9)).length <= 100);
});

test('returns all remaining lines if there are fewer than requested', () => {
  assert.equal(randomLines(sizeType, 10, seeded(1)).length, 2);
  assert.equal(randomLines(sizeType, 10, seeded(1), [['BIG']]).length, 1);
});

test('combines columns of digits into every number', () => {
  const columns = [new Set([2, 1]), new Set([0]), new Set([9, 8])];
  assert.equal(countOfColumns(columns), 4);
  assert.deepEqual(numbersOfColumns(columns), ['108', '109', '208', '209']);
  assert.deepEqual(numbersOfColumns([new Set([1]), new Set()]), []);
});
