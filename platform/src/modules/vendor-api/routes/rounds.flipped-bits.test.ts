import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { flippedBitsOn } from '../testing/flipped-bits-on.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

forEachDatabase(
  ({ database }) => {
    // covers 2.7: refuses a signed call with one flipped bit in any part
    test(`refuses a thousand signed calls with one flipped bit in any part (seed ${seed})`, () =>
      flippedBitsOn(database(), 1_000, seed));
  },
  ['embedded'],
);
