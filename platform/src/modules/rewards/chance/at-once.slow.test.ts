import { test } from 'node:test';
import { manyAtOnce, oneTicketAtOnce } from '../../../testing/chance-at-once.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';

forEachDatabase(({ database }) => {
  const house = hostedApp(database);

  test('makes one draw of a hundred concurrent ones with one ticket', () => oneTicketAtOnce(house.app, 100));
  test('gives the last envelope and the last prize of a budget to one of a hundred', () => manyAtOnce(house.app, 100));
});
