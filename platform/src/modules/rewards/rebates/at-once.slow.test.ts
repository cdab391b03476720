import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { rebatesAtOnce } from '../../../testing/rebates-at-once.ts';

forEachDatabase(({ database }) => {
  const house = hostedApp(database);

  test('a hundred claims at once while bets are settled rebate each bet once', () => rebatesAtOnce(house.app, 100));
});
