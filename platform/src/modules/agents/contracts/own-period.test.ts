import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Contract, listContracts, previewRequest } from '@portal/shared/contract/agents/contract-calls';
import { contractsHold } from '../../../testing/contract-invariants.ts';
import { type ContractPlace, placeBelowTop } from '../../../testing/contract-place.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { dailySample, dividendSample } from '../../../testing/sample-terms.ts';

forEachDatabase(({ database }) => {
  let place: ContractPlace;
  before(async () => {
    place = await placeBelowTop(database(), { mid: 'top', low: 'mid', beside: 'mid' });
  });
  after(() => place.close());

  const ofKind = async (account: string, kind: string): Promise<Contract | undefined> =>
    (await place.api.send(listContracts, { kind, over: 'true' }, place.token(account))).value.own[0];

  test('refuses another period than the own one, and not carrying losses that the own carries, at the field', async () => {
    await place.agree('top', dailySample(500, 'weekly'));
    await place.agree('top', dividendSample(3000, 'monthly'));
    const refused = [
      [dailySample(1, 'daily'), 'period_not_own', 'terms.period'],
      [dailySample(1, 'monthly'), 'period_not_own', 'terms.period'],
      [dividendSample(1, 'weekly'), 'period_not_own', 'terms.period'],
      [dividendSample(1, 'monthly', false), 'carry_loss_not_own', 'terms.carryLoss'],
    ] as const;
    for (const [terms, code, field] of refused) {
      const answer = await place.offer('top', 'mid', terms);
      assert.deepEqual([answer.code, Object.keys(answer.fields ?? {})], [code, [field]], JSON.stringify(terms));
    }
    assert.equal(await ofKind('mid', 'daily'), undefined);
    assert.equal((await place.offer('top', 'mid', dividendSample(1, 'monthly'))).success, true);
  });

  test('ends contracts and offers below with a preview when agreeing to another period', async () => {
    await place.agree('mid', dailySample(400, 'weekly'));
    await place.agree('low', dailySample(100, 'weekly'));
    await place.offer('mid', 'beside', dailySample(100, 'weekly'));
    await place.moveTo('2026-03-03T08:00:00.000Z');
    await place.agree('top', dailySample(500, 'daily'));
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
    await place.moveTo(monday);
    assert.equal((await place.offer('top', 'mid', dailySample(400, 'weekly'))).code, 'period_not_own');
    await place.agree('mid', dailySample(400));
    await place.agree('low', dailySample(100));
    const offered = (await place.offer('top', 'mid', dailySample(300))).value;
    const asked = { requestId: offered.request?.id };
    const { affected } = (await place.api.send(previewRequest, asked, place.token('mid'))).value;
    assert.deepEqual(affected, []);
  });

  test('previews downlines with another period', async () => {
    await place.add('head', undefined, 1);
    await place.add('under', 'head');
    await place.agree('head', dividendSample(2000, 'weekly', false));
    await place.agree('under', dividendSample(1000, 'weekly', false));
    const { desk } = place.app.modules.agents.contracts;
    for (const terms of [dividendSample(2000, 'monthly', false), dividendSample(2000, 'weekly')]) {
      const { request } = await desk.offer(undefined, 'head', terms);
      const asked = { requestId: request?.id };
      const { affected } = (await place.api.send(previewRequest, asked, place.token('head'))).value;
      assert.deepEqual(
        affected.map(({ account, isOffer }) => [account, isOffer]),
        [['under', false]],
      );
      await desk.withdraw(null, request?.id ?? '');
    }
  });

  test('settles everything below together with what is above', () => contractsHold(database()));
});
