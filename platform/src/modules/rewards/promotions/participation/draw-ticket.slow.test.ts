import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { promotionHarness } from '../../testing/promotion-harness.ts';
import { guestsAtOnce } from '../testing/guests-at-once.ts';

forEachDatabase(({ database }) => {
  // covers 2.5
  test('gives ten places to ten of a hundred concurrent members, and pays each once', async () => {
    const app = await testApp(database());
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
    const promotions = await promotionHarness(app);
    assert.deepEqual(await guestsAtOnce(app, promotions, { guests: 100, places: 10 }), { won: 10, spent: 90 });
    await app.close();
  });
});
