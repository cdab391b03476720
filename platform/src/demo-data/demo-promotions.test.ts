import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPromotions, promotionState } from '@portal/shared/contract/rewards/promotions';
import { tokenOf } from '../modules/accounts/testing/add-member.ts';
import { memberAccount } from '../modules/wallet/index.ts';
import { apiClient } from '../testing/api-client.ts';
import { openTestEmbedded } from '../testing/database/databases.ts';
import { testApp } from '../testing/test-kernel.ts';
import { demoMembersStep } from './demo-members.ts';
import { demoPromotionsStep } from './demo-promotions.ts';

test('shows player01 all ten states, changes nothing on a second run, and moves no money', async () => {
  const { database, close } = await openTestEmbedded();
  const app = await testApp(database);
  const { kernel } = app.server;
  await app.modules.content.seed();
  await demoMembersStep.run(kernel, app.modules);
  await demoPromotionsStep.run(kernel, app.modules);
  const token = await tokenOf(app, 'player01');
  const states = async () => {
    const { promotions } = (await apiClient(app).send(listPromotions, {}, { token })).value;
    return promotions.map(({ id, state }: { id: string; state: string }) => `${id} ${state}`);
  };
  const first = await states();
  assert.deepEqual(new Set(first.map((line: string) => line.split(' ')[1])), new Set(promotionState.options));
  await demoPromotionsStep.run(kernel, app.modules);
  assert.deepEqual(await states(), first);
  const player = await app.modules.member.byAccount('player01');
  assert.equal(await app.modules.wallet.balanceOf(memberAccount(player?.id ?? '')), 1_000_000n);
  assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  await app.close();
  await close();
});
