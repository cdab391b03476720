import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimReward, declineReward, listRewards } from '@portal/shared/contract/rewards/rewards';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { memberAccount } from '../../wallet/index.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, { clock });

  async function winner(account: string) {
    const { id } = await addMember(harness.app, account);
    const token = await tokenOf(harness.app, account);
    const bonus = { memberId: id, source: 'promotion', reference: 'welcome', name: { EN: 'Welcome' } } as const;
    const give = (change = {}) =>
      harness.app.modules.rewards.grants.give({ ...bonus, amountMinor: 1000n, turnoverPercent: 300, ...change });
    return {
      id,
      token,
      give,
      main: () => harness.app.modules.wallet.balanceOf(memberAccount(id)),
      decline: (asked: unknown) => harness.api.send(declineReward, { id: asked }, { token }),
      claim: (asked: string) =>
        harness.api.send(claimReward, { id: asked }, { token, headers: { 'idempotency-key': newId() } }),
      list: async (state: 'claimable' | 'over') => (await harness.api.send(listRewards, { state }, { token })).value,
    };
  }

  // covers 7.2
  test('pays nothing and asks for no turnover after a decline, and does not give the reward again', async () => {
    const anna = await winner('dc-anna');
    const grant = await anna.give();
    const { value } = await anna.decline(grant.id);
    assert.deepEqual([value.state, value.declinedAt], ['withdrawn', clock.now().toISOString()]);
    clock.advanceMs(1000);
    assert.deepEqual((await anna.decline(grant.id)).value, value, 'a repeat gives the same answer');
    assert.equal((await anna.claim(grant.id)).code, 'reward_declined');
    assert.equal((await anna.give()).id, grant.id);
    assert.deepEqual([await anna.main(), (await anna.list('claimable')).rewardCount], [0n, 0]);
    assert.deepEqual(
      (await anna.list('over')).list.map(({ id, declinedAt }) => [id, declinedAt]),
      [[grant.id, value.declinedAt]],
    );
    assert.equal(await harness.app.modules.payments.turnover.missing(anna.id), 0n);
  });

  test('refuses to decline a claimed, expired, withdrawn, unknown or foreign reward', async () => {
    const ben = await winner('dc-ben1');
    const cleo = await winner('dc-cleo');
    const claimed = await ben.give();
    assert.equal((await ben.claim(claimed.id)).success, true);
    assert.equal((await ben.decline(claimed.id)).code, 'reward_claimed');
    const short = await ben.give({ reference: 'short', expiresAt: new Date(clock.now().getTime() + 1000) });
    const withdrawn = await ben.give({ reference: 'taken' });
    await harness.app.modules.rewards.grants.withdraw(ben.id, 'promotion', 'taken');
    clock.advanceMs(1000);
    assert.equal((await ben.decline(short.id)).code, 'reward_expired');
    assert.equal((await ben.decline(withdrawn.id)).code, 'reward_withdrawn');
    assert.equal((await cleo.decline(short.id)).code, 'reward_not_found');
    for (const bad of ['', 'x'.repeat(65), 7, null, ['a']]) assert.equal((await ben.decline(bad)).status, 400);
    assert.equal((await harness.api.send(declineReward, { id: short.id })).status, 401);
    assert.equal(await ben.main(), 1000n);
  });

  test('applies only one of a concurrent claim and decline', async () => {
    const dora = await winner('dc-dora');
    const grant = await dora.give();
    const codes = await Promise.all([dora.claim(grant.id), dora.decline(grant.id), dora.claim(grant.id)]);
    const isPaid = (await dora.main()) === 1000n;
    assert.equal(codes[1]?.code, isPaid ? 'reward_claimed' : undefined);
    assert.equal([codes[0], codes[2]].filter((answer) => answer?.code === undefined).length, isPaid ? 1 : 0);
  });
});
