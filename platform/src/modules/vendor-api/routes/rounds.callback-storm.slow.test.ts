import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { callbackStormOn } from '../testing/callback-storm-on.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

forEachDatabase(
  ({ database, url }) => {
    // covers 2.7: posts twenty thousand repeated callbacks once each
    test(`posts nothing twice for twenty thousand callbacks, a quarter of them sent 2 to 10 times at once (seed ${seed})`, async (context) => {
      const { sent } = await callbackStormOn(database(), url(), { callbacks: 20_000, seed });
      assert.ok(sent > 40_000, `${sent} requests`);
      context.diagnostic(`${sent} requests`);
    });
  },
  ['postgres'],
);
