import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { listContracts } from '@portal/shared/contract/agents/contracts';
import {
  listOperatorContracts,
  proposeOperatorContract,
  proposeOperatorTermination,
  withdrawOperatorRequest,
} from '@portal/shared/contract/agents/operator-contracts';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { type FinanceOperators, financeOperators } from '../../payments/testing/finance-operators.ts';
import { type ContractHarness, contractHarness } from '../testing/contract-harness.ts';
import { dailySample, dividendSample, hourlySample } from '../testing/sample-terms.ts';

forEachDatabase(({ database }) => {
  let harness: ContractHarness;
  let operators: FinanceOperators;
  before(async () => {
    harness = await contractHarness(database());
    operators = await financeOperators(harness.app);
    await harness.add('top', undefined, 1);
    await harness.add('mid', 'top');
    await harness.add('player', undefined, 0);
  });
  after(() => harness.close());

  const why = 'a new season';
  const as = (token: string) => ({ token, headers: { 'idempotency-key': newId() } });
  const propose = async (member: string, terms: ContractTerms, token?: string) =>
    harness.api.send(proposeOperatorContract, { member, terms, why }, as(token ?? (await operators.maker())));
  const own = async (account: string) => (await harness.api.send(listContracts, {}, harness.token(account))).value.own;

  // covers 1
  test('becomes active when proposed and approved by two persons and accepted by the agent', async () => {
    const proposed = (await propose('TOP', dailySample(600))).value;
    assert.deepEqual([proposed.act, proposed.input.account, proposed.input.kind], ['contract.offer', 'top', 'daily']);
    assert.deepEqual(await own('top'), []);
    assert.equal((await propose('top', dailySample(700))).code, 'proposal_open');
    const same = await operators.accept(proposed.id, await operators.maker());
    assert.ok(['own_proposal', 'not_allowed'].includes(same.code ?? ''), same.code);
    assert.equal((await operators.accept(proposed.id)).value.state, 'accepted');
    const [offered] = await own('top');
    assert.deepEqual([offered?.state, offered?.upline, offered?.request?.paidBy], ['offered', undefined, 'house']);
    const acceptance = { contractId: offered?.id ?? '', action: 'accept', requestId: offered?.request?.id };
    const agreed = (await harness.answer('top', 'daily', acceptance)).value;
    assert.deepEqual([agreed.state, agreed.version?.paidBy], ['active', 'house']);
    const { list } = (await harness.api.send(listOperatorContracts, {}, { token: await operators.checker() })).value;
    assert.deepEqual(
      list.map(({ account, kind, state }) => [account, kind, state]),
      [['top', 'daily', 'active']],
    );
    const token = await operatorToken(harness.app, 'reader', 'admin');
    const acts = (await harness.api.send(listAudit, {}, { token })).value.list.map(({ act }) => act);
    for (const act of ['propose-house-contract', 'offer-house-contract']) assert.ok(acts.includes(act), act);
  });

  test('ends with contracts below it when two persons ask for it and the agent agrees', async () => {
    const [contract] = await own('top');
    const id = contract?.id ?? '';
    await harness.agree('mid', dailySample(300));
    const ask = async (contractId = id) =>
      harness.api.send(proposeOperatorTermination, { id: contractId, why }, as(await operators.maker()));
    assert.equal((await ask('guessed')).code, 'contract_not_found');
    const [below] = await own('mid');
    assert.equal((await ask(below?.id)).code, 'contract_not_found', 'the house is no side of it');
    await operators.accept((await ask()).value.id);
    const [asked] = await own('top');
    assert.deepEqual([asked?.state, asked?.request?.type], ['active', 'termination']);
    const withdrawn = await harness.api.send(
      withdrawOperatorRequest,
      { id: asked?.request?.id ?? '', why },
      as(await operators.checker()),
    );
    assert.equal(withdrawn.value.request, undefined);
    await operators.accept((await ask()).value.id);
    assert.equal((await ask()).code, 'contract_request_open');
    await harness.answer('top', 'daily', { contractId: id, action: 'accept' });
    assert.deepEqual([(await own('top'))[0]?.state, (await own('mid'))[0]?.state], ['ending', 'ending']);
    assert.equal((await ask()).code, 'contract_over');
  });

  test('is offered only to open agents without an upline, with ordered terms of at most 100 %', async () => {
    const tries: [string, unknown, string][] = [
      ['nobody', hourlySample(1), 'not_found'],
      ['mid', hourlySample(1), 'contract_outside'],
      ['player', hourlySample(1), 'contract_downline_not_agent'],
      [
        'top',
        hourlySample([
          ['1.00', 2],
          ['2.00', 1],
        ]),
        'tiers_out_of_order',
      ],
      ['top', hourlySample(10_001), 'invalid_input'],
      ['top', hourlySample(-1), 'invalid_input'],
      ['x'.repeat(65), hourlySample(1), 'invalid_input'],
    ];
    for (const [member, terms, code] of tries) {
      const answer = await harness.api.send(
        proposeOperatorContract,
        { member, terms, why },
        as(await operators.maker()),
      );
      assert.equal(answer.code, code, member.slice(0, 20));
    }
    assert.equal(await both('top', hourlySample(10_000)), 'accepted');
  });

  test('is refused if it no longer holds at the decision', async () => {
    const proposed = (await propose('top', dividendSample(4000))).value;
    const { settings } = harness.app.modules;
    const toggles = await settings.get('toggles');
    await settings.write('toggles', { ...toggles, dividend: false }, 'test');
    assert.equal((await operators.accept(proposed.id)).code, 'contract_off');
    await settings.write('toggles', toggles, 'test');
    assert.equal((await operators.accept(proposed.id)).value.state, 'accepted');
    assert.equal(
      (await operators.accept((await propose('top', dividendSample(3000))).value.id)).code,
      'contract_request_open',
    );
  });

  test('requires the role of each call', async () => {
    const support = await operatorToken(harness.app, 'helper', 'support');
    for (const call of [proposeOperatorContract, proposeOperatorTermination, withdrawOperatorRequest]) {
      const input = { member: 'top', id: 'x', terms: hourlySample(1), why };
      assert.equal((await harness.api.send(call, input, as(support))).code, 'not_allowed');
      assert.equal(
        (await harness.api.send(call, input, as(harness.token('top').token))).code,
        'operator_login_required',
      );
    }
    assert.equal((await harness.api.send(listOperatorContracts, {}, { token: support })).success, true);
    assert.equal(
      (await harness.api.send(listOperatorContracts, {}, harness.token('top'))).code,
      'operator_login_required',
    );
  });

  async function both(member: string, terms: ContractTerms) {
    return (await operators.accept((await propose(member, terms)).value.id)).value.state;
  }
});
