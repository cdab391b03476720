import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { listMemberRewards, withdrawReward } from '@portal/shared/contract/rewards/operator-rewards';
import { claimReward } from '@portal/shared/contract/rewards/rewards';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorPerson, operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { memberAccount } from '../../wallet/index.ts';

forEachDatabase(({ database }) => {
  let finance: () => Promise<string>;
  let admin = '';
  const clock = testClock();
  const harness = hostedApp(database, {
    clock,
    prepare: async (app) => {
      finance = await operatorPerson(app, 'finance', 'finance-maker');
      admin = await operatorToken(app, 'auditor', 'admin');
    },
  });
  const given = (memberId: string, change = {}) =>
    harness.app.modules.rewards.grants.give({
      memberId,
      source: 'promotion',
      reference: newId(),
      name: { EN: 'Ten' },
      amountMinor: 1000n,
      ...change,
    });
  const key = () => ({ 'idempotency-key': newId() });
  const withdraw = async (id: string, token?: string, why = 'given by mistake') =>
    harness.api.send(withdrawReward, { id, why }, { token: token ?? (await finance()), headers: key() });
  const claim = (token: string, id: string) => harness.api.send(claimReward, { id }, { token, headers: key() });

  test('withdraws a claimable reward once with an audited reason, and refuses its claim', async () => {
    const anna = await addMember(harness.app, 'wd-anna');
    const { id } = await given(anna.id);
    const listed = await harness.api.send(listMemberRewards, { member: 'WD-anna' }, { token: admin });
    assert.deepEqual(
      listed.value.list.map((one) => [one.id, one.state]),
      [[id, 'claimable']],
    );
    assert.equal((await withdraw(id)).value.state, 'withdrawn');
    assert.equal((await withdraw(id)).code, 'reward_withdrawn');
    assert.equal((await claim(await tokenOf(harness.app, 'wd-anna'), id)).code, 'reward_withdrawn');
    assert.equal(await harness.app.modules.rewards.grants.countClaimable(anna.id), 0);
    const { list } = (await harness.api.send(listAudit, {}, { token: admin })).value;
    const line = list.find(({ act }) => act === 'withdraw-reward');
    assert.deepEqual([line?.who, line?.target, line?.why], ['finance', id, 'given by mistake']);
  });

  test('leaves claimed, expired and unknown rewards unchanged, and refuses callers without the role', async () => {
    const bert = await addMember(harness.app, 'wd-bert');
    const token = await tokenOf(harness.app, 'wd-bert');
    const paid = await given(bert.id);
    await claim(token, paid.id);
    assert.equal((await withdraw(paid.id)).code, 'reward_claimed');
    assert.equal(await harness.app.modules.wallet.balanceOf(memberAccount(bert.id)), 1000n);
    assert.equal((await withdraw((await given(bert.id, { expiresAt: clock.now() })).id)).code, 'reward_expired');
    assert.equal((await withdraw('no-such-reward')).code, 'not_found');
    const { id } = await given(bert.id);
    assert.equal((await withdraw(id, undefined, '')).status, 400);
    assert.equal((await withdraw(id, admin)).code, 'not_allowed');
    assert.equal(
      (await withdraw(id, await operatorToken(harness.app, 'machine', 'finance-maker'))).code,
      'own_login_required',
    );
    assert.equal((await withdraw(id, token)).status, 401);
    const outcomes = await Promise.all([withdraw(id), claim(token, id)]);
    assert.equal(outcomes.filter(({ success }) => success).length, 1);
  });
});
