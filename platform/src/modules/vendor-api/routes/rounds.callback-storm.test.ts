import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { callbackStormOn } from '../testing/callback-storm-on.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

forEachDatabase(({ kind, database, url }) => {
  const callbacks = kind === 'postgres' ? 1_000 : 300;
  // covers 2.7: posts callbacks once that are sent several times at once to two processes
  test(`posts nothing twice for ${callbacks} callbacks, a quarter of them sent 2 to 10 times at once (seed ${seed})`, async () => {
    await callbackStormOn(database(), url(), { callbacks, seed });
  });
});
