import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { runStuffing, type StuffingShape, stuffingShapes } from '../testing/credential-stuffing.ts';

for (const shape of Object.keys(stuffingShapes) as StuffingShape[]) {
  // A database of its own: the attack before it must not have switched the guard on. Only on the database that real
  // portals use:
  // the embedded one takes three times as long and counts with the same statements.
  forEachDatabase(
    ({ database }) => {
      // covers 4
      test(`1,000 stolen passwords from 50 addresses: ${shape}`, () =>
        runStuffing(database(), shape, { tries: 1000, addresses: 50 }));
    },
    ['postgres'],
  );
}
