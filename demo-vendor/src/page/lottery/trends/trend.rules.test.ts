import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aDraw } from '../testing/a-draw.ts';
import { countValues, marked, trendsOf } from './trend.rules.ts';
import { evenWords } from './trend-picture.ts';

const balls = (...numbers: string[]) => aDraw({ numbers: [{ prize: 'BALLS', numbers }] });

// covers 1
test('values are counted over the draws, with how long each has been out', () => {
  const draws = [balls('1', '1', '2'), balls('3'), balls('2', 'x')];
  const counts = countValues(draws, ['1', '2', '3', '4'], ({ numbers = [] }) => numbers[0]?.numbers ?? []);
  assert.deepEqual(counts, [
    { value: '1', times: 2, since: 0 },
    { value: '2', times: 2, since: 0 },
    { value: '3', times: 1, since: 1 },
    { value: '4', times: 0, since: 3 },
  ]);
  const { hot, cold } = marked(counts);
  assert.deepEqual([evenWords(hot), evenWords(cold)], ['1 and 2 are even', '4']);
});

test('values that are even are named together, many of them are counted', () => {
  const even = (count: number) => Array.from({ length: count }, (_, i) => ({ value: String(i), times: 1, since: 0 }));
  assert.deepEqual(
    [0, 1, 3, 4].map((count) => evenWords(even(count))),
    ['', '0', '0, 1 and 2 are even', '0, 1, 2 and 3 are even'],
  );
  assert.equal(evenWords(marked(even(5)).hot), '5 numbers are even');
  assert.deepEqual(marked([]), { hot: [], cold: [] });
});

test('each kind is counted in its own way, and cancelled draws are not', () => {
  const [all, first] = trendsOf('five-digits', [balls('1', '0', '7', '7', '3'), aDraw({ state: 'cancelled' })]);
  assert.deepEqual(
    all?.counts.map(({ times }) => times),
    [1, 1, 0, 1, 0, 0, 0, 2, 0, 0],
  );
  assert.deepEqual(first?.counts[1], { value: '1', times: 1, since: 0 });
  const dice = trendsOf('three-dice', [aDraw({ numbers: [{ prize: 'DICE', numbers: ['6', '6', '1'] }] })]);
  assert.equal(dice[0]?.counts.find(({ value }) => value === '13')?.times, 1);
  const board = [
    { prize: 'DB', numbers: ['12345'] },
    { prize: 'G7', numbers: ['45', '07'] },
  ];
  const [tails, special] = trendsOf('vn-north', [aDraw({ numbers: board })]);
  assert.equal(tails?.counts.length, 100);
  assert.equal(tails?.counts[45]?.times, 2);
  assert.equal(special?.counts[5]?.times, 1);
});
