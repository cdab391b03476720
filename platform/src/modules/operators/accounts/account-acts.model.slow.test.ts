import assert from 'node:assert/strict';
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
    const seed = Math.floor(Math.random() * 1e9);
    t.diagnostic(`seed ${seed}`);
    const { done, refused } = await accountActsModelOn(hosted.app, clock, { seed, sequences: 2000, acts: 6 });
    t.diagnostic(`${done} corrections by two people, ${refused} refused`);
    assert.ok(done > 0 && refused > 0, `seed ${seed}: nothing was tried`);
  });
});
