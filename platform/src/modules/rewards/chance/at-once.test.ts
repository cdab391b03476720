import { after, before, test } from 'node:test';
import type { App } from '../../../app.ts';
import { manyAtOnce, oneTicketAtOnce } from '../../../testing/chance-at-once.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';

forEachDatabase(({ database }) => {
  let app: App;
  before(async () => {
    app = await testApp(database());
  });
  after(() => app.close());

  test('ten draws of one member at once with one ticket: one is made', () => oneTicketAtOnce(app, 10));
  test('ten at once for the last envelope and for the last prize of a budget: one wins', () => manyAtOnce(app, 10));
});
