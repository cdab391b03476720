import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isChoice } from '../engine.ts';
import { seededDraw } from '../seeded-draw.ts';
import { drawNumbers, keno, kenoPays, readPicks } from './keno.rules.ts';

/** A draw of 0 each time draws 1 to 20. */
const firstTwenty = () => 0;

test('pays tickets by the numbers they hit when 1 to 20 are drawn', () => {
  const cases: [string, number, number][] = [
    ['1-2-3-4-5-6-7-8-9-10', 10, 100_000],
    ['1-2-3-4-5-6-7-8-9-21', 9, 5000],
    ['1-2-3-4-5-6-7-8-21-22', 8, 1000],
    ['14-15-16-17-18-19-20-21-22-23', 7, 130],
    ['15-16-17-18-19-20-21-22-23-24', 6, 20],
    ['16-17-18-19-20-21-22-23-24-25', 5, 3],
    ['17-18-19-20-21-22-23-24-25-80', 4, 0],
    ['20-21-22-23-24-25-26-27-28-29', 1, 0],
    ['71-72-73-74-75-76-77-78-79-80', 0, 4],
  ];
  for (const [ticket, hits, units] of cases) {
    const outcome = keno.draw(firstTwenty, ticket);
    assert.ok(outcome.view.kind === 'keno');
    assert.deepEqual([outcome.view.hits, outcome.units], [hits, units], ticket);
  }
});

test('accepts only ten different numbers of 1 to 80 in rising order', () => {
  assert.deepEqual(readPicks('1-2-3-4-5-6-7-8-9-80'), [1, 2, 3, 4, 5, 6, 7, 8, 9, 80]);
  const bad = [
    '',
    '1-2-3-4-5-6-7-8-9',
    '1-2-3-4-5-6-7-8-9-10-11',
    '1-2-3-4-5-6-7-8-9-81',
    '0-2-3-4-5-6-7-8-9-10',
    '1-1-3-4-5-6-7-8-9-10',
    '2-1-3-4-5-6-7-8-9-10',
    '01-2-3-4-5-6-7-8-9-10',
    '1,2,3,4,5,6,7,8,9,10',
    '1-2-3-4-5-6-7-8-9-10 ',
    '-1-2-3-4-5-6-7-8-9-10',
  ];
  for (const choice of bad) assert.equal(isChoice(keno, choice), false, choice);
  assert.equal(isChoice(keno, undefined), false);
  assert.equal(isChoice(keno, keno.example), true);
});

test('draws twenty different numbers, each equally likely', () => {
  const draw = seededDraw(12);
  const counts = new Array<number>(81).fill(0);
  for (let round = 0; round < 8000; round += 1) {
    const drawn = drawNumbers(draw);
    assert.equal(new Set(drawn).size, 20);
    for (const number of drawn) counts[number] = (counts[number] ?? 0) + 1;
  }
  assert.equal(counts[0], 0);
  // 2,000 expected of each; five deviations of 38.7 to either side.
  for (const count of counts.slice(1)) assert.ok(Math.abs(count - 2000) < 194, String(count));
});

test('publishes the return of the hypergeometric chances', () => {
  const of = (n: number, k: number) =>
    Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((all, each) => all * each, 1);
  const stakes = kenoPays.reduce((sum, pays, hits) => sum + (pays * of(20, hits) * of(60, 10 - hits)) / of(80, 10), 0);
  assert.ok(Math.abs(100 * stakes - keno.returnPercent) < 0.005, String(stakes));
});
