import { test } from 'node:test';
import { forEachDatabase } from '../../testing/databases.ts';
import { roundOrdersOn } from '../../testing/round-orders-on.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

forEachDatabase(({ database }) => {
  test(`a thousand rounds of every order of bet, win, second win and rollback with duplicates (seed ${seed})`, () =>
    roundOrdersOn(database(), 1_000, seed));
});
