import { test } from 'node:test';
import { forEachDatabase } from '../../testing/databases.ts';
import { runStuffing, stuffingShapes } from '../../testing/stuffing.ts';

for (const [name, shape] of Object.entries(stuffingShapes)) {
  forEachDatabase(({ database }) => {
    test(`1,000 stolen passwords from 50 addresses: ${name}`, () =>
      runStuffing(database(), { ...shape, tries: 1000, addresses: 50 }));
  });
}
