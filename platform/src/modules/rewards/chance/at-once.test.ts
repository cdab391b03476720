import { test } from 'node:test';
import { manyAtOnce, oneTicketAtOnce } from '../../../testing/chance-at-once.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';

forEachDatabase(({ database }) => {
  const house = hostedApp(database);

  test('ten draws of one member at once with one ticket: one is made', () => oneTicketAtOnce(house.app, 10));
  test('ten at once for the last envelope and for the last prize of a budget: one wins', () =>
    manyAtOnce(house.app, 10));
});
