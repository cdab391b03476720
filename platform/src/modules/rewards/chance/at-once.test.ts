import { test } from 'node:test';
import { manyAtOnce, oneTicketAtOnce } from '../../../testing/chance-at-once.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';

forEachDatabase(({ database }) => {
  const house = hostedApp(database);

  test('makes one draw of ten concurrent ones with one ticket', () => oneTicketAtOnce(house.app, 10));
  test('gives the last envelope and the last prize of a budget to one of ten', () => manyAtOnce(house.app, 10));
});
