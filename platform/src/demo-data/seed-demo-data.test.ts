import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStartProgress } from '../kernel/start/progress.ts';
import { memberAccount } from '../modules/wallet/index.ts';
import { openTestEmbedded } from '../testing/database/databases.ts';
import { testApp } from '../testing/test-kernel.ts';
import { seedDemoData } from './seed-demo-data.ts';

class BrokenOff extends Error {}

test('continues an interrupted seeding with the missing part', async () => {
  const { database, close } = await openTestEmbedded();
  const app = await testApp(database);
  const { member, wallet } = app.modules;
  const done: string[] = [];
  const seedUntil = (part: string) => {
    const progress = createStartProgress(({ name, state }) => void (state === 'done' && done.push(name)));
    const during: typeof progress.during = async (name, work) => {
      if (name === `seeding: ${part}`) throw new BrokenOff();
      return progress.during(name, work);
    };
    return seedDemoData({ ...app.server.kernel, progress: { ...progress, during } }, app.modules);
  };
  await assert.rejects(seedUntil('operators'), BrokenOff);
  assert.deepEqual(done, ['seeding: content', 'seeding: catalogue', 'seeding: members']);
  const before = await member.byAccount('player01');
  assert.ok(before);
  await assert.rejects(seedUntil('games history'), BrokenOff);
  assert.deepEqual(done.slice(-3), ['seeding: operators', 'seeding: friends', 'seeding: tournaments']);
  assert.equal((await member.byAccount('player01'))?.id, before.id);
  assert.equal(await wallet.balanceOf(memberAccount(before.id)), 1_000_000n, 'its opening balance once');
  assert.equal((await wallet.checkLedger()).balanced, true);
  await app.close();
  await close();
});
