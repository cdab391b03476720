import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { accountActsModelOn } from '../testing/account-acts-model.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock });

  // covers 6
  test('moves no money without two people in 2000 sequences of acts on accounts, one admin of three being bribed', async (t) => {
    await accountActsModelOn(t, hosted.app, clock, { sequences: 2000, acts: 6 });
  });
});
