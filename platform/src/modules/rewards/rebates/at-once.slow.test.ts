import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { rebatesAtOnce } from '../../../testing/rebates-at-once.ts';

forEachDatabase(({ database }) => {
  const house = hostedApp(database);

  test('rebates each bet once for a hundred concurrent claims while bets are settled', () =>
    rebatesAtOnce(house.app, 100));
});
