import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { roundOrdersOn } from '../testing/round-orders-on.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

forEachDatabase(({ kind, database }) => {
  // Both databases run the same functions; a small part of the full size on each.
  const rounds = kind === 'postgres' ? 400 : 80;
  // covers 2.7: gives the documented result for every order of bet, win, second win and rollback with duplicates
  test(`settles ${rounds} rounds of every order of bet, win, second win and rollback with duplicates (seed ${seed})`, () =>
    roundOrdersOn(database(), rounds, seed));
});
