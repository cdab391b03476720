import { test } from 'node:test';
import { forEachDatabase } from '../../testing/databases.ts';
import { runStuffing, stuffingShapes } from '../../testing/stuffing.ts';

// A tenth of it runs on both databases; the full size on the one that serves a portal of that size.
for (const [name, shape] of Object.entries(stuffingShapes)) {
  forEachDatabase(
    ({ database }) => {
      test(`10,000 stolen passwords from 500 addresses: ${name}`, () =>
        runStuffing(database(), { ...shape, tries: 10_000, addresses: 500 }));
    },
    ['postgres'],
  );
}
