import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostedApp } from '../../../../testing/hosted-app.ts';
import { type PromotionHarness, promotionHarness } from '../../testing/promotion-harness.ts';

forEachDatabase(({ database }) => {
  let promotions: PromotionHarness;
  hostedApp(database, {
    prepare: async (app) => {
      promotions = await promotionHarness(app);
    },
  });

  test('claims a bonus only on the terms that were shown', async () => {
    const terms = { kind: 'bonus', amount: '5.00', turnoverPercent: 300, claimDays: 2 };
    await promotions.open('turned', terms);
    const guest = await promotions.guest('reader01');
    const { termsId } = await promotions.see(guest, 'turned');
    const changes = [{ turnoverPercent: 3000 }, { amount: '1.00' }, { weights: { RNG: 10 } }, { claimDays: 1 }];
    for (const change of changes) {
      await promotions.open('turned', { ...terms, ...change });
      const { status, code } = await promotions.claim(guest, 'turned', undefined, { termsId });
      assert.deepEqual([status, code], [409, 'conflict'], JSON.stringify(change));
    }
    assert.deepEqual(await promotions.rewards(guest), []);
    const now = await promotions.see(guest, 'turned');
    assert.equal((await promotions.claim(guest, 'turned', undefined, now)).value.state, 'issued');
  });

  test('gives an applicant what was shown, whatever the terms are at the decision', async () => {
    const terms = { kind: 'application', amount: '20.00', turnoverPercent: 300 };
    await promotions.open('promised', terms);
    const guest = await promotions.guest('reader06');
    const { termsId } = await promotions.see(guest, 'promised');
    await promotions.open('promised', { ...terms, amount: '0.01', turnoverPercent: 10_000 });
    assert.equal((await promotions.apply(guest, 'promised', { termsId })).code, 'conflict');
    await promotions.open('promised', terms);
    assert.equal((await promotions.apply(guest, 'promised', { termsId })).value.state, 'applying');
    for (const now of [
      { ...terms, amount: '0.01' },
      { kind: 'bonus', amount: '5000.00' },
    ]) {
      await promotions.open('promised', now);
      const other = await promotions.guest(`other${now.kind.length}`);
      assert.notEqual((await promotions.see(other, 'promised')).termsId, termsId);
    }
    assert.equal((await promotions.decide(await promotions.applicationOf(guest), 'approve')).value.state, 'issued');
    const [reward] = await promotions.rewards(guest);
    assert.deepEqual([reward?.amount, reward?.turnover], ['20.00', '60.00']);
  });

  test("lets members who joined before there were terms claim, apply and draw without taking others' places", async () => {
    const asks = { places: 1, minDeposit: '0.00' };
    const kinds = {
      later: { kind: 'bonus', amount: '5.00', ...asks },
      asked: { kind: 'application', amount: '5.00', ...asks },
      urn: { kind: 'raffle', prizes: [{ amount: '5.00', count: 1 }] },
    };
    for (const [id, terms] of Object.entries(kinds)) {
      await promotions.open(id, { kind: 'join' });
      const [early, late] = [await promotions.guest(`early${id}`), await promotions.guest(`late${id}`)];
      assert.equal((await promotions.join(early, id)).value.state, 'joined');
      assert.equal((await promotions.join(late, id)).value.state, 'joined');
      await promotions.open(id, terms);
      const act =
        { bonus: promotions.claim, raffle: promotions.draw, application: promotions.apply }[terms.kind] ??
        promotions.claim;
      assert.equal((await act(early, id)).code, undefined, id);
      if (terms.kind === 'application') await promotions.decide(await promotions.applicationOf(early), 'approve');
      assert.deepEqual(
        (await promotions.rewards(early)).map(({ amount }) => amount),
        ['5.00'],
        id,
      );
      assert.equal((await act(late, id)).code, 'promotion_spent', id);
    }
  });

  test('keeps the terms id when others take something or room is added', async () => {
    const terms = { kind: 'bonus', amount: '5.00', places: 5, budget: '100.00' };
    await promotions.open('roomy', terms);
    const [first, second] = [await promotions.guest('reader02'), await promotions.guest('reader03')];
    const { termsId } = await promotions.see(second, 'roomy');
    await promotions.claim(first, 'roomy');
    await promotions.open('roomy', { ...terms, places: 50, budget: '500.00' });
    assert.equal((await promotions.claim(second, 'roomy', undefined, { termsId })).value.state, 'issued');
  });

  test('draws a raffle only for the prizes that were shown; a drawn prize does not change them', async () => {
    const prizes = [{ amount: '8.00', count: 3 }];
    await promotions.open('prizes', { kind: 'raffle', prizes });
    const [first, second] = [await promotions.guest('reader04'), await promotions.guest('reader05')];
    const { termsId } = await promotions.see(first, 'prizes');
    await promotions.open('prizes', { kind: 'raffle', prizes: [{ amount: '0.50', count: 3 }] });
    assert.equal((await promotions.draw(first, 'prizes', undefined, { termsId })).code, 'conflict');
    await promotions.open('prizes', { kind: 'raffle', prizes });
    await promotions.draw(second, 'prizes');
    assert.equal((await promotions.draw(first, 'prizes', undefined, { termsId })).value.prize, '8.00');
  });
});
