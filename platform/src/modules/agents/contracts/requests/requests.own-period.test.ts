import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Contract, listContracts, previewRequest } from '@portal/shared/contract/agents/contracts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { type ContractHarness, contractHarnessBelowTop } from '../../testing/contract-harness.ts';
import { assertContractInvariants } from '../../testing/contract-invariants.ts';
import { dailySample, dividendSample } from '../../testing/sample-terms.ts';

forEachDatabase(({ database }) => {
  let harness: ContractHarness;
  before(async () => {
    harness = await contractHarnessBelowTop(database(), { mid: 'top', low: 'mid', beside: 'mid' });
  });
  after(() => harness.close());

  const ofKind = async (account: string, kind: string): Promise<Contract | undefined> =>
    (await harness.api.send(listContracts, { kind, over: 'true' }, harness.token(account))).value.own[0];

  // covers 3
  test('refuses another period than the own one, and not carrying losses that the own carries, at the field', async () => {
    await harness.agree('top', dailySample(500, 'weekly'));
    await harness.agree('top', dividendSample(3000, 'monthly'));
    const refused = [
      [dailySample(1, 'daily'), 'period_not_own', 'terms.period'],
      [dailySample(1, 'monthly'), 'period_not_own', 'terms.period'],
      [dividendSample(1, 'weekly'), 'period_not_own', 'terms.period'],
      [dividendSample(1, 'monthly', false), 'carry_loss_not_own', 'terms.carryLoss'],
    ] as const;
    for (const [terms, code, field] of refused) {
      const answer = await harness.offer('top', 'mid', terms);
      assert.deepEqual([answer.code, Object.keys(answer.fields ?? {})], [code, [field]], JSON.stringify(terms));
    }
    assert.equal(await ofKind('mid', 'daily'), undefined);
    assert.equal((await harness.offer('top', 'mid', dividendSample(1, 'monthly'))).success, true);
  });

  // covers 4
  test('ends contracts and offers below with a preview when agreeing to another period', async () => {
    await harness.agree('mid', dailySample(400, 'weekly'));
    await harness.agree('low', dailySample(100, 'weekly'));
    await harness.offer('mid', 'beside', dailySample(100, 'weekly'));
    await harness.moveTo('2026-03-03T08:00:00.000Z');
    await harness.agree('top', dailySample(500, 'daily'));
    const [mid, low] = [await ofKind('mid', 'daily'), await ofKind('low', 'daily')];
    const monday = '2026-03-08T17:00:00.000Z';
    assert.deepEqual(
      [mid, low].map((contract) => [contract?.state, contract?.version?.until]),
      [
        ['ending', monday],
        ['ending', monday],
      ],
    );
    assert.equal((await ofKind('beside', 'daily'))?.state, 'withdrawn');
    await harness.moveTo(monday);
    assert.equal((await harness.offer('top', 'mid', dailySample(400, 'weekly'))).code, 'period_not_own');
    await harness.agree('mid', dailySample(400));
    await harness.agree('low', dailySample(100));
    const offered = (await harness.offer('top', 'mid', dailySample(300))).value;
    const asked = { requestId: offered.request?.id };
    const { affected } = (await harness.api.send(previewRequest, asked, harness.token('mid'))).value;
    assert.deepEqual(affected, []);
  });

  test('previews downlines with another period', async () => {
    await harness.add('head', undefined, 1);
    await harness.add('under', 'head');
    await harness.agree('head', dividendSample(2000, 'weekly', false));
    await harness.agree('under', dividendSample(1000, 'weekly', false));
    const { service } = harness.app.modules.agents.contracts;
    for (const terms of [dividendSample(2000, 'monthly', false), dividendSample(2000, 'weekly')]) {
      const { request } = await service.offer(undefined, 'head', terms);
      const asked = { requestId: request?.id };
      const { affected } = (await harness.api.send(previewRequest, asked, harness.token('head'))).value;
      assert.deepEqual(
        affected.map(({ account, isOffer }) => [account, isOffer]),
        [['under', false]],
      );
      await service.withdraw(null, request?.id ?? '');
    }
  });

  test('settles everything below together with what is above', () => assertContractInvariants(database()));
});
