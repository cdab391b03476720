import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { figuresEqualRecount } from '../testing/figures-model.ts';

forEachDatabase(({ database }) => {
  test('equals a recount of a long history, folded concurrently, out of order and repeatedly', async (t) => {
    const seed = Math.floor(Math.random() * 1e9);
    t.diagnostic(`seed ${seed}`);
    await figuresEqualRecount(database(), { seed, size: 4000, asks: 100 });
  });
});
