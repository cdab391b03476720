import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { proposeWaiver } from '@portal/shared/contract/payments/operator-waivers';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { type FinanceOperators, financeOperators } from '../testing/finance-operators.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, { clock });
  let operators: FinanceOperators;
  before(async () => {
    operators = await financeOperators(harness.app);
  });
  const turnover = () => harness.app.modules.payments.turnover;
  const propose = async (member: string, token?: string) =>
    harness.api.send(
      proposeWaiver,
      { member, why: 'the game was broken' },
      { token: token ?? (await operators.maker()), headers: { 'idempotency-key': newId() } },
    );
  async function owes(memberId: string, requiredMinor: bigint, reference = newId()) {
    const legs = between(houseAccount('deposits'), memberAccount(memberId), requiredMinor);
    await harness.app.modules.wallet.post({ source: 'test', reference, kind: 'deposit', legs });
    await turnover().requireFor({ memberId, reference, amountMinor: requiredMinor, requiredMinor });
  }

  // covers 7.1
  test('waives the missing turnover by two persons, keeps later requirements, and notifies the member', async () => {
    const member = await addMember(harness.app, 'waive01');
    await owes(member.id, 10_000n, 'deposit-one');
    await owes(member.id, 5_000n, 'deposit-two');
    await turnover().count([settledBet(member, { stakeMinor: '4000', settledAt: clock.now().toISOString() })]);
    const proposed = await propose('WAIVE01');
    assert.equal(proposed.status, 200, proposed.message);
    assert.equal(proposed.value.input.missing, '110.00');
    assert.equal(await turnover().missing(member.id), 11_000n, 'nothing is waived by the proposal');
    assert.equal((await operators.accept(proposed.value.id, await operators.maker())).code, 'not_allowed');
    clock.advanceMs(1000);
    await owes(member.id, 700n);
    const checker = await operators.checker();
    const answers = await Promise.all([1, 2].map(() => operators.accept(proposed.value.id, checker)));
    assert.deepEqual(answers.map(({ code }) => code ?? 'done').sort(), ['done', 'proposal_decided']);
    assert.equal(await turnover().missing(member.id), 700n);
    const { list } = (await harness.api.send(listMessages, {}, { token: await tokenOf(harness.app, 'waive01') })).value;
    assert.deepEqual(
      list.map(({ title }) => title),
      ['Turnover waived: 110.00'],
    );
    const [line] = (await harness.api.send(listAudit, {}, { token: await operators.maker() })).value.list;
    assert.deepEqual([line?.who, line?.act], ['checker', 'waive-turnover']);
    assert.match(JSON.stringify(line?.detail), /60\.00.*deposit-one.*50\.00.*deposit-two/);
  });

  test('goes stale when it was bet meanwhile, and refuses empty waivers, trial accounts and other roles', async () => {
    const member = await addMember(harness.app, 'waive02');
    assert.equal((await propose('waive02')).code, 'nothing_to_waive');
    await owes(member.id, 1_000n);
    const { value } = await propose('waive02');
    assert.equal((await propose('waive02')).code, 'proposal_open');
    clock.advanceMs(1000);
    await turnover().count([settledBet(member, { stakeMinor: '1000', settledAt: clock.now().toISOString() })]);
    assert.equal((await operators.accept(value.id)).code, 'proposal_stale');
    await addMember(harness.app, 'trial000000008', { type: 4 });
    assert.equal((await propose('trial000000008')).code, 'trial_account');
    assert.equal((await propose('nobody99')).status, 404);
    for (const role of ['admin', 'support', 'finance-checker'] as const)
      assert.equal(
        (await propose('waive02', await operatorToken(harness.app, `no-${role}`, role))).code,
        'not_allowed',
      );
    assert.equal((await propose('waive02', await tokenOf(harness.app, 'waive02'))).status, 401);
  });
});
