import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { PaidBy } from '@portal/shared/contract/agents/contracts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { type ContractHarness, contractHarnessBelowTop } from '../../testing/contract-harness.ts';
import { dailySample, dividendSample, hourlySample, realTimeSample } from '../../testing/sample-terms.ts';

forEachDatabase(({ database }) => {
  let harness: ContractHarness;
  before(async () => {
    harness = await contractHarnessBelowTop(database(), {
      mid: 'top',
      low: 'mid',
      deep: 'low',
      beside: 'top',
      under: 'beside',
    });
  });
  after(() => harness.close());

  const payAllBy = async (payer: PaidBy) => {
    const all = { dividend: payer, daily: payer, hourly: payer, realtime: 'upline' } as const;
    await harness.app.modules.settings.write('agents.paidBy', all, 'test');
  };
  /** Returns the offered payer, and that of the newest version afterwards. */
  async function payersOf(account: string, upline: string | undefined, terms: ContractTerms) {
    const { service } = harness.app.modules.agents.contracts;
    const { id, request } = await service.offer(upline ? harness.member(upline) : undefined, account, terms);
    await harness.answer(account, terms.kind, { contractId: id, action: 'accept' });
    const { versions } = await service.versions(harness.member(account).id, id);
    return [request?.paidBy, versions[0]?.paidBy];
  }

  // covers 1
  test('keeps the payer of a contract for life, whatever the setting says later', async () => {
    assert.deepEqual(await payersOf('top', undefined, dailySample(900)), ['house', 'house']);
    assert.deepEqual(await payersOf('mid', 'top', dailySample(800)), ['house', 'house']);
    await payAllBy('upline');
    assert.deepEqual(await payersOf('top', undefined, dailySample(950)), ['house', 'house']);
    assert.deepEqual(await payersOf('mid', 'top', dailySample(700)), ['house', 'house']);
  });

  // covers 1
  test("takes the payer of the upline's contract for a first contract; below the platform the setting decides", async () => {
    assert.deepEqual(await payersOf('low', 'mid', dailySample(600)), ['house', 'house'], 'as mid is paid');
    assert.deepEqual(await payersOf('beside', 'top', dailySample(500)), ['upline', 'upline']);
    await payAllBy('house');
    assert.deepEqual(await payersOf('deep', 'low', dailySample(500)), ['house', 'house']);
    assert.deepEqual(await payersOf('under', 'beside', dailySample(400)), ['upline', 'upline'], 'as beside is paid');
    assert.deepEqual(await payersOf('beside', 'top', dailySample(450)), ['upline', 'upline']);
  });

  test('keeps a separate chain per kind', async () => {
    for (const [sample, payer] of [
      [hourlySample, 'house'],
      [dividendSample, 'house'],
      [realTimeSample, 'upline'],
    ] as const) {
      await payersOf('top', undefined, sample(90));
      await payersOf('beside', 'top', sample(80));
      assert.deepEqual(await payersOf('under', 'beside', sample(70)), [payer, payer], sample(70).kind);
    }
  });

  test("follows the upline's payer in adopted contracts and offers to newcomers too", async () => {
    await harness.add('late', 'under');
    await harness.add('new', 'under');
    const { contracts } = harness.app.modules.agents;
    const [upline, agent] = [harness.member('under'), harness.member('late')];
    const at = harness.app.server.kernel.clock.now();
    const id = await contracts.service.adopt({ upline, agent, terms: dailySample(1), at });
    const { versions } = await contracts.service.versions(agent.id, id);
    assert.equal(versions[0]?.paidBy, 'upline');
    await contracts.offerToNewcomer(upline, harness.member('new'), [dailySample(1)]);
    const { own } = await contracts.service.list(harness.member('new').id, { withOver: false, pageNo: 1, pageSize: 9 });
    assert.deepEqual(
      own.map(({ request }) => request?.paidBy),
      ['upline'],
    );
  });

  test("ignores an ended contract for the next one's payer", async () => {
    await payAllBy('upline');
    const { service } = harness.app.modules.agents.contracts;
    const { own } = await service.list(harness.member('mid').id, {
      kind: 'daily',
      withOver: false,
      pageNo: 1,
      pageSize: 9,
    });
    await harness.answer('mid', 'daily', { contractId: own[0]?.id ?? '', action: 'terminate' });
    await harness.moveTo('2026-03-20T08:00:00.000Z');
    assert.deepEqual(await payersOf('mid', 'top', dailySample(800)), ['upline', 'upline']);
    assert.deepEqual(await payersOf('low', 'mid', dailySample(600)), ['upline', 'upline']);
  });
});
