import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Draw } from '@portal/engines/engine';
import { fairDraw, seedFromText } from '../../fairness/fair-draw.ts';
import { allKinds } from './find-kind.ts';
import { evennessOf } from './testing/chi-square.ts';
import { countPlaces } from './testing/count-places.ts';
import { countWholes } from './testing/count-wholes.ts';

const seed = seedFromText('5f4dcc3b5aa765d61d8327deb882cf995f4dcc3b5aa765d61d8327deb882cf99');
const numbersDrawn = 100_000;

test('matches printed chi-square tables: the 5 % and 0.1 % points of 9 degrees, and even counts', () => {
  const counts = (by: number) => [[1000 + by, 1000 - by, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000]];
  assert.ok(Math.abs(evennessOf(counts(Math.sqrt(16.919 * 500))).p - 0.05) < 1e-5);
  assert.ok(Math.abs(evennessOf(counts(Math.sqrt(27.877 * 500))).p - 0.001) < 1e-6);
  assert.equal(evennessOf(counts(0)).p, 1);
});

for (const kind of allKinds) {
  // covers 1
  test(`draws ${numbersDrawn} numbers of ${kind.code} evenly in every place of the board`, () => {
    const { p, chiSquare, degrees } = evennessOf(countPlaces(kind, fairDraw(seed, kind.code), numbersDrawn));
    assert.ok(p > 0.0001, `chi-square ${chiSquare} at ${degrees} degrees, p ${p}`);
  });
}

// covers 1
test('draws whole throws of three dice evenly, and detects correlated dice', () => {
  const dice = allKinds.find(({ code }) => code === 'three-dice');
  assert.ok(dice);
  assert.ok(evennessOf([countWholes(dice, fairDraw(seed, 'wholes'), 50_000)]).p > 0.0001);
  const copied = {
    ...dice,
    draw: (draw: Draw) =>
      dice.draw(draw).map(({ prize, numbers: [a = '', b = ''] }) => ({ prize, numbers: [a, b, a] })),
  };
  assert.ok(evennessOf(countPlaces(copied, fairDraw(seed, 'copied'), 50_000)).p > 0.0001);
  assert.ok(evennessOf([countWholes(copied, fairDraw(seed, 'copied'), 50_000)]).p < 0.0001);
});

test('detects a die that is loaded by a fiftieth', () => {
  const dice = allKinds.find(({ code }) => code === 'three-dice');
  assert.ok(dice);
  const fair = fairDraw(seed, 'loaded');
  const loaded = (bound: number) => (fair(50) === 0 ? 0 : fair(bound));
  assert.ok(evennessOf(countPlaces(dice, loaded, numbersDrawn)).p < 0.0001);
});

test('draws the same board from the same seed, and another for another client seed', () => {
  for (const kind of allKinds) {
    const board = (text: string) => kind.draw(fairDraw(seed, text));
    assert.deepEqual(board('a'), board('a'), kind.code);
    assert.notDeepEqual(board('a'), board('b'), kind.code);
  }
});
