import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listBonuses, listRewards } from '@portal/shared/contract/rewards/rewards';
import { tokenOf } from '../modules/accounts/testing/add-member.ts';
import { memberAccount } from '../modules/wallet/index.ts';
import { apiClient } from '../testing/api-client.ts';
import { openTestEmbedded } from '../testing/database/databases.ts';
import { testApp } from '../testing/test-kernel.ts';
import { demoMembersStep } from './demo-members.ts';
import { demoRewardsStep } from './demo-rewards.ts';

test('gives vip05 rewards in every state, one of them half bet; a second run adds and claims nothing', async () => {
  const { database, close } = await openTestEmbedded();
  const app = await testApp(database);
  const api = apiClient(app);
  await app.modules.content.seed();
  await demoMembersStep.run(app.server.kernel, app.modules);
  const token = await tokenOf(app, 'vip05');
  for (let run = 1; run <= 2; run += 1) {
    await demoRewardsStep.run(app.server.kernel, app.modules);
    const { value } = await api.send(listRewards, {}, { token });
    assert.deepEqual(value.list.map(({ state }) => state).toSorted(), [
      'claimable',
      'claimable',
      'claimable',
      'claimed',
      'expired',
      'withdrawn',
    ]);
    assert.equal(value.rewardCount, 3);
    for (const { createdAt, expiresAt } of value.list)
      assert.ok(!expiresAt || createdAt < expiresAt, 'given before it is over');
    const bonuses = (await api.send(listBonuses, {}, { token })).value;
    assert.deepEqual(
      bonuses.list.map(({ amount, wagering }) => [amount, wagering?.required, wagering?.bet]),
      [['20.00', '60.00', '38.00']],
    );
  }
  const player = await app.modules.member.byAccount('player01');
  assert.equal(await app.modules.wallet.balanceOf(memberAccount(player?.id ?? '')), 1_000_000n);
  assert.equal(await app.modules.payments.turnover.missing(player?.id ?? ''), 0n);
  assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  await app.close();
  await close();
});
