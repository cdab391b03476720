import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { flippedBitsOn } from '../testing/flipped-bits-on.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

forEachDatabase(
  ({ database }) => {
    // covers 2.7: refuses ten thousand signed calls with one flipped bit
    test(`refuses ten thousand signed calls with one flipped bit in any part (seed ${seed})`, () =>
      flippedBitsOn(database(), 10_000, seed));
  },
  ['postgres'],
);
