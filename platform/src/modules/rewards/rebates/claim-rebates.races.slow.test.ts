import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { rebatesAtOnce } from '../testing/concurrent-rebates.ts';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database);

  // covers 1
  test('rebates each bet once for a hundred concurrent claims while bets are settled', () =>
    rebatesAtOnce(harness.app, 100));
});
