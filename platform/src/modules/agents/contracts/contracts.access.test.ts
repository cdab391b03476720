import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  listContracts,
  listContractVersions,
  offerContract,
  previewRequest,
  processDailySalary,
  processDividendRequest,
  processHourlySalary,
  processRealTimeSalary,
  requestTermination,
  withdrawRequest,
} from '@portal/shared/contract/agents/contracts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { type ContractHarness, contractHarness } from '../testing/contract-harness.ts';
import { dailySample } from '../testing/sample-terms.ts';

const contractCalls = {
  listContracts,
  listContractVersions,
  offerContract,
  requestTermination,
  withdrawRequest,
  previewRequest,
  processDividendRequest,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
};

forEachDatabase(({ database }) => {
  let harness: ContractHarness;
  let inputs: Record<keyof typeof contractCalls, object>;
  let atFirst: string;

  const written = async () => {
    const { rows } = await database().db.execute(
      'select (select json_agg(c order by id) from contracts c) c, (select json_agg(v order by id) from contract_versions v) v, (select json_agg(r order by id) from contract_requests r) r',
    );
    return JSON.stringify(rows);
  };

  before(async () => {
    harness = await contractHarness(database());
    await harness.add('top', undefined, 1);
    await harness.add('mid', 'top');
    await harness.add('low', 'mid');
    await harness.add('player', 'mid', 0);
    await harness.add('other', undefined, 1);
    await harness.add('trial', undefined, 4);
    for (const [account, rate] of [
      ['top', 500],
      ['mid', 400],
      ['other', 500],
    ] as const) {
      await harness.agree(account, dailySample(rate));
    }
    const { id, request } = (await harness.offer('mid', 'low', dailySample(300))).value;
    const requestId = request?.id ?? '';
    const acceptance = { contractId: id, action: 'accept', requestId };
    inputs = {
      listContracts: {},
      listContractVersions: { id },
      offerContract: { account: 'low', terms: dailySample(1) },
      requestTermination: { contractId: id },
      withdrawRequest: { requestId },
      previewRequest: { requestId },
      processDividendRequest: acceptance,
      processDailySalary: acceptance,
      processHourlySalary: acceptance,
      processRealTimeSalary: acceptance,
    };
    atFirst = await written();
  });
  after(() => harness.close());

  const names = Object.keys(contractCalls) as (keyof typeof contractCalls)[];
  const code = async (name: (typeof names)[number], token: { token: string } | undefined) =>
    (await harness.api.send(contractCalls[name], { ...inputs[name] }, token)).code;

  // covers 7.2
  test('answers nothing to visitors, players, trials and ended sessions', async () => {
    const ended = harness.token('mid');
    await harness.app.modules.session.endAllOf(harness.member('mid').id, 'session_expired');
    for (const name of names) {
      assert.equal(await code(name, undefined), 'not_logged_in', name);
      assert.equal(await code(name, ended), 'not_logged_in', name);
      assert.equal(await code(name, harness.token('player')), 'not_an_agent', name);
      assert.equal(await code(name, harness.token('trial')), 'in_need_true_account', name);
    }
    assert.equal(await written(), atFirst);
  });

  // covers 7.2
  test('hides contracts and requests from other branches, and lets only uplines look', async () => {
    const unknown = {
      listContractVersions: 'contract_not_found',
      offerContract: 'contract_outside',
      requestTermination: 'contract_not_found',
      withdrawRequest: 'request_not_found',
      previewRequest: 'request_not_found',
      processDividendRequest: 'contract_not_found',
      processDailySalary: 'contract_not_found',
      processHourlySalary: 'contract_not_found',
      processRealTimeSalary: 'contract_not_found',
    } as const;
    for (const [name, refusal] of Object.entries(unknown)) {
      const call = names.find((each) => each === name);
      assert.ok(call);
      assert.equal(await code(call, harness.token('other')), refusal, name);
      const above = name === 'listContractVersions' ? undefined : refusal;
      assert.equal(await code(call, harness.token('top')), above, name);
    }
    const list = await harness.api.send(contractCalls.listContracts, { account: 'low' }, harness.token('other'));
    assert.deepEqual([list.value.downlines, list.value.own.length], [[], 1]);
    assert.equal(await written(), atFirst);
  });

  // covers 4
  test("lists who pays each kind of offer, by the operator's setting", async () => {
    const list = () => harness.api.send(contractCalls.listContracts, {}, harness.token('top'));
    const { settings } = harness.app.modules;
    const set = await settings.get('agents.paidBy');
    assert.deepEqual((await list()).value.paidBy, set);
    await settings.write('agents.paidBy', { ...set, daily: 'upline', hourly: 'house' }, 'test');
    assert.deepEqual((await list()).value.paidBy, { ...set, daily: 'upline', hourly: 'house' });
    const { service } = harness.app.modules.agents.contracts;
    const ofMid = await service.list(harness.member('mid').id, { withOver: false, pageNo: 1, pageSize: 1 });
    assert.equal(ofMid.paidBy.daily, 'house', 'as mid is paid itself');
    await settings.write('agents.paidBy', set, 'test');
  });

  test("refuses the upline's calls to the downline", async () => {
    assert.equal(await code('withdrawRequest', harness.token('low')), 'request_not_found');
    assert.equal(await code('requestTermination', harness.token('low')), 'contract_not_found');
    const up = { account: 'mid', terms: dailySample(1) };
    const own = { account: 'low', terms: dailySample(1) };
    for (const input of [up, own]) {
      const answer = await harness.api.send(contractCalls.offerContract, input, harness.token('low'));
      assert.equal(answer.code, 'contract_outside');
    }
    assert.equal(await written(), atFirst);
  });
});
