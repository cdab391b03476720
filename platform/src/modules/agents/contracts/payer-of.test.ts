import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PaidBy } from '@portal/shared/contract/agents/contract-calls';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { type ContractPlace, placeBelowTop } from '../../../testing/contract-place.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { dailySample, dividendSample, hourlySample, realTimeSample } from '../../../testing/sample-terms.ts';

forEachDatabase(({ database }) => {
  let place: ContractPlace;
  before(async () => {
    place = await placeBelowTop(database(), { mid: 'top', low: 'mid', deep: 'low', beside: 'top', under: 'beside' });
  });
  after(() => place.close());

  const payAllBy = async (payer: PaidBy) => {
    const all = { dividend: payer, daily: payer, hourly: payer, realtime: 'upline' } as const;
    await place.app.modules.content.settings.write('agents.paidBy', all, 'test');
  };
  /** Returns the offered payer, and that of the newest version afterwards. */
  async function payersOf(account: string, upline: string | undefined, terms: ContractTerms) {
    const { desk } = place.app.modules.agents.contracts;
    const { id, request } = await desk.offer(upline ? place.member(upline) : undefined, account, terms);
    await place.answer(account, terms.kind, { contractId: id, action: 'accept' });
    const { versions } = await desk.versions(place.member(account).id, id);
    return [request?.paidBy, versions[0]?.paidBy];
  }

  test('keeps the payer of a contract for life, whatever the setting says later', async () => {
    assert.deepEqual(await payersOf('top', undefined, dailySample(900)), ['house', 'house']);
    assert.deepEqual(await payersOf('mid', 'top', dailySample(800)), ['house', 'house']);
    await payAllBy('upline');
    assert.deepEqual(await payersOf('top', undefined, dailySample(950)), ['house', 'house']);
    assert.deepEqual(await payersOf('mid', 'top', dailySample(700)), ['house', 'house']);
  });

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
    await place.add('late', 'under');
    await place.add('new', 'under');
    const { contracts } = place.app.modules.agents;
    const [upline, agent] = [place.member('under'), place.member('late')];
    const at = place.app.server.kernel.clock.now();
    const id = await contracts.desk.adopt({ upline, agent, terms: dailySample(1), at });
    const { versions } = await contracts.desk.versions(agent.id, id);
    assert.equal(versions[0]?.paidBy, 'upline');
    await contracts.offerToNewcomer(upline, place.member('new'), [dailySample(1)]);
    const { own } = await contracts.desk.list(place.member('new').id, { withOver: false, pageNo: 1, pageSize: 9 });
    assert.deepEqual(
      own.map(({ request }) => request?.paidBy),
      ['upline'],
    );
  });

  test("ignores an ended contract for the next one's payer", async () => {
    await payAllBy('upline');
    const { desk } = place.app.modules.agents.contracts;
    const { own } = await desk.list(place.member('mid').id, { kind: 'daily', withOver: false, pageNo: 1, pageSize: 9 });
    await place.answer('mid', 'daily', { contractId: own[0]?.id ?? '', action: 'terminate' });
    await place.moveTo('2026-03-20T08:00:00.000Z');
    assert.deepEqual(await payersOf('mid', 'top', dailySample(800)), ['upline', 'upline']);
    assert.deepEqual(await payersOf('low', 'mid', dailySample(600)), ['upline', 'upline']);
  });
});
