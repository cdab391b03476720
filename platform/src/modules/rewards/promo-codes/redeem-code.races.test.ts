import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { promoCodesAtOnce } from '../testing/concurrent-promo-codes.ts';

forEachDatabase(
  ({ url }) => {
    // covers 2.5
    test('takes uses, budgets and one-use codes exactly for 50 concurrent members and 50 devices in two processes', async (t) => {
      const seed = Math.floor(Math.random() * 1e9);
      t.diagnostic(`seed ${seed}`);
      await promoCodesAtOnce(url() ?? '', 50, seed);
    });
  },
  ['postgres'],
);
