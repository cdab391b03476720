import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engines, findEngine } from '../find-engine.ts';
import { scratchPrizes } from '../number-games/scratch-card.rules.ts';
import { symbolCounts, windowAt } from '../slots/reels/strips.rules.ts';
import { classicPays, classicStrip, classicStrips, classicWins } from '../slots/slot-classic.rules.ts';
import { linePays, scatterPays } from '../slots/slot-lines.rules.ts';
import { reelStrips, scatter, wild } from '../slots/slot-lines.strips.ts';
import { wayPays } from '../slots/slot-ways.rules.ts';
import { assertWithinInterval } from './assert-within-interval.ts';
import { choiceToTry, returnWithoutPool, simulatedReturn } from './returns.ts';

const near = (actual: number, expected: number, id: string) =>
  assert.ok(Math.abs(actual - expected) < 0.005, `${id}: ${actual} is not ${expected}`);

test('classic: publishes the return counted over all 13,824 stops', () => {
  let units = 0;
  for (let a = 0; a < 24; a += 1) {
    for (let b = 0; b < 24; b += 1) {
      for (let c = 0; c < 24; c += 1) {
        const grid = [a, b, c].map((stop, reel) => windowAt(classicStrips[reel] ?? [], stop, 3));
        units += classicWins(grid).reduce((sum, win) => sum + win.units, 0);
      }
    }
  }
  near((100 * units) / 24 ** 3 / 5, findEngine('slot-classic').returnPercent, 'slot-classic');
  assert.deepEqual(symbolCounts(classicStrip, classicPays.length), [6, 5, 5, 4, 3, 1]);
});

test('lines: publishes the expectation of a line and of the scatters, from the strips', () => {
  const counts = reelStrips.map((strip) => symbolCounts(strip, 10));
  let line = 0;
  for (const [symbol, pays] of linePays.entries()) {
    const chances = counts.map((count, reel) => {
      const hits = (count[symbol] ?? 0) + (count[wild] ?? 0);
      return hits / (reelStrips[reel]?.length ?? 1);
    });
    line += expectation(chances, (reels) => pays[reels - 3] ?? 0);
  }
  const scatterChances = reelStrips.map((strip, reel) => (3 * (counts[reel]?.[scatter] ?? 0)) / strip.length);
  const perScatters = distribution(scatterChances).reduce((sum, p, n) => sum + p * (scatterPays[n - 3] ?? 0), 0);
  // Ten lines of a tenth each; scatters are units of the whole stake in tenths.
  near(100 * (line + perScatters / 10), findEngine('slot-lines').returnPercent, 'slot-lines');
});

test('ways: publishes the expectation of the products, from the strips', () => {
  let units = 0;
  for (const [symbol, pays] of wayPays.entries()) {
    const perReel = reelStrips.map((strip) => {
      const hits = strip.map((_, stop) => windowAt(strip, stop, 3).filter((s) => s === symbol || s === wild).length);
      return {
        mean: hits.reduce((sum, n) => sum + n, 0) / strip.length,
        none: hits.filter((n) => n === 0).length / strip.length,
      };
    });
    for (let reels = 3; reels <= 5; reels += 1) {
      const ways = perReel.slice(0, reels).reduce((product, reel) => product * reel.mean, 1);
      units += ways * (perReel[reels]?.none ?? 1) * (pays[reels - 3] ?? 0);
    }
  }
  near((100 * units) / 25, findEngine('slot-ways').returnPercent, 'slot-ways');
});

test('scratch card: publishes the return of the printed prizes', () => {
  const prizes = scratchPrizes.reduce((sum, prize) => sum + prize.cards * prize.stakes, 0);
  near(prizes / 100, findEngine('scratch-card').returnPercent, 'scratch-card');
});

// One game in a thousand falls outside the interval by chance, so the seed is fixed; TEST_SEED tries others.
const seed = Number(process.env.TEST_SEED ?? 20_261_121);

for (const engine of engines) {
  // covers 2.7
  test(`${engine.id}: a million rounds lie within the 99.9 % interval (seed ${seed})`, () => {
    const expected = returnWithoutPool(engine);
    const choice = choiceToTry(engine);
    assertWithinInterval(simulatedReturn(engine, { choice, rounds: 1_000_000, seed }), expected, { roundedBy: 0.005 });
  });
}

/** Sum over k of chance(first k hit, the next does not) x pays(k). */
function expectation(chances: readonly number[], pays: (reels: number) => number): number {
  let sum = 0;
  let reached = 1;
  for (const [reel, chance] of chances.entries()) {
    reached *= chance;
    const next = chances[reel + 1];
    sum += reached * (next === undefined ? 1 : 1 - next) * pays(reel + 1);
  }
  return sum;
}

/** Chances of 0, 1, 2, ... hits among independent reels. */
function distribution(chances: readonly number[]): number[] {
  return chances.reduce(
    (known, chance) =>
      Array.from({ length: known.length + 1 }, (_, n) => (known[n] ?? 0) * (1 - chance) + (known[n - 1] ?? 0) * chance),
    [1],
  );
}
