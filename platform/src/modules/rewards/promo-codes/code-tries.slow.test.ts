import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { guessCodes } from '../testing/guess-codes.ts';
import { promoCodeHarness } from '../testing/promo-code-harness.ts';

forEachDatabase(({ database }) => {
  const hosted = hostedApp(database);

  // covers 2.5
  test('looks up twenty of 1,000 guesses of a member, and answers all others with the time to wait', async () => {
    const { waitSeconds } = await guessCodes(await promoCodeHarness(hosted.app), 1000);
    assert.ok(waitSeconds > 0, String(waitSeconds));
  });
});
