import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertWithinInterval } from './assert-within-interval.ts';
import { spotGames } from './spot-games.ts';

// One spot in a thousand falls outside the interval by chance, so with 217 spots the seed is fixed (TEST_SEED).
const seed = Number(process.env.TEST_SEED ?? 20_261_127);

for (const { name, returns, spotIds, simulate, misjudged } of spotGames) {
  // covers 2.7
  test(`${name}: every spot has one published return`, () => {
    assert.deepEqual(returns.flatMap(({ spots }) => spots).sort(), [...spotIds].sort());
  });

  test(`${name}: results that are judged together pay the same on every spot`, () => {
    assert.deepEqual(misjudged({ rounds: 20_000, seed }), []);
  });

  test(`${name}: every spot lies within the 99.9 % interval of a million draws (seed ${seed})`, () => {
    const simulated = simulate({ rounds: 1_000_000, seed });
    for (const { label, percent: published, spots } of returns) {
      for (const spot of spots) {
        const found = simulated.get(spot) ?? assert.fail(spot);
        assertWithinInterval(found, published, { roundedBy: 0.005, name: `${label}, ${spot}` });
      }
    }
  });
}
