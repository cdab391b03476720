import { after, before, test } from 'node:test';
import type { App } from '../../../app.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { rebatesAtOnce } from '../../../testing/rebates-at-once.ts';
import { testApp } from '../../../testing/test-kernel.ts';

forEachDatabase(({ database }) => {
  let app: App;
  before(async () => {
    app = await testApp(database());
  });
  after(() => app.close());

  test('a hundred claims at once while bets are settled rebate each bet once', () => rebatesAtOnce(app, 100));
});
