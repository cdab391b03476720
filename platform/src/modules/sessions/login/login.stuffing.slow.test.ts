import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { runStuffing, type StuffingShape } from '../testing/credential-stuffing.ts';

/**
 * A tenth of every attack runs on both databases; these two are the hardest, in full size on the database that real
 * portals use.
 */
const hardest: readonly StuffingShape[] = [
  'another account with each try, proofs of work solved',
  'fresh addresses one after another, over hours',
];

for (const shape of hardest) {
  forEachDatabase(
    ({ database }) => {
      // covers 4
      test(`10,000 stolen passwords from 500 addresses: ${shape}`, () =>
        runStuffing(database(), shape, { tries: 10_000, addresses: 500 }));
    },
    ['postgres'],
  );
}
