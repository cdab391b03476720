import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { manyAtOnce, oneTicketAtOnce } from '../testing/concurrent-draws.ts';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database);

  test('makes one draw of ten concurrent ones with one ticket', () => oneTicketAtOnce(harness.app, 10));
  // covers 2.5
  test('gives the last envelope and the last prize of a budget to one of ten', () => manyAtOnce(harness.app, 10));
});
