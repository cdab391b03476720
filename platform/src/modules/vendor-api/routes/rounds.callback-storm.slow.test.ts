import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { callbackStormOn } from '../testing/callback-storm-on.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

forEachDatabase(
  ({ database, url }) => {
    // covers 2.7: posts fifty thousand repeated callbacks once each
    test(`posts nothing twice for fifty thousand callbacks, a quarter of them sent 2 to 10 times at once (seed ${seed})`, async (context) => {
      const { sent } = await callbackStormOn(database(), url(), { callbacks: 50_000, seed });
      assert.ok(sent > 100_000, `${sent} requests`);
      context.diagnostic(`${sent} requests`);
    });
  },
  ['postgres'],
);
