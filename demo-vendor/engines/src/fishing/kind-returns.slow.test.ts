import { test } from 'node:test';
import { assertWithinInterval } from '../returns/assert-within-interval.ts';
import { fishingReef } from './fishing.rules.ts';
import { everyFish, simulatedShots } from './kind-returns.ts';

// One fish in a thousand falls outside the interval by chance, so the seed is fixed; TEST_SEED tries others.
const seed = Number(process.env.TEST_SEED ?? 20_261_121);

for (const [name, kind] of everyFish) {
  // covers 2.7
  test(`${name}: ten million shots lie within the 99.9 % interval (seed ${seed})`, () => {
    assertWithinInterval(simulatedShots(kind, { rounds: 10_000_000, seed }), fishingReef.returnPercent);
  });
}
