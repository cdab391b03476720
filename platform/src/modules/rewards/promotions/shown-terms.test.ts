import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { type PromotionHall, promotionHall } from '../../../testing/promotion-hall.ts';

forEachDatabase(({ database }) => {
  let hall: PromotionHall;
  hostedApp(database, {
    prepare: async (app) => {
      hall = await promotionHall(app);
    },
  });

  test('claims a bonus only on the terms that were shown', async () => {
    const terms = { kind: 'bonus', amount: '5.00', turnoverPercent: 300, claimDays: 2 };
    await hall.open('turned', terms);
    const guest = await hall.guest('reader01');
    const { termsId } = await hall.see(guest, 'turned');
    const changes = [{ turnoverPercent: 3000 }, { amount: '1.00' }, { weights: { RNG: 10 } }, { claimDays: 1 }];
    for (const change of changes) {
      await hall.open('turned', { ...terms, ...change });
      const { status, code } = await hall.claim(guest, 'turned', undefined, { termsId });
      assert.deepEqual([status, code], [409, 'conflict'], JSON.stringify(change));
    }
    assert.deepEqual(await hall.rewards(guest), []);
    const now = await hall.see(guest, 'turned');
    assert.equal((await hall.claim(guest, 'turned', undefined, now)).value.state, 'issued');
  });

  test('gives an applicant what was shown, whatever the terms are at the decision', async () => {
    const terms = { kind: 'application', amount: '20.00', turnoverPercent: 300 };
    await hall.open('promised', terms);
    const guest = await hall.guest('reader06');
    const { termsId } = await hall.see(guest, 'promised');
    await hall.open('promised', { ...terms, amount: '0.01', turnoverPercent: 10_000 });
    assert.equal((await hall.apply(guest, 'promised', { termsId })).code, 'conflict');
    await hall.open('promised', terms);
    assert.equal((await hall.apply(guest, 'promised', { termsId })).value.state, 'applying');
    for (const now of [
      { ...terms, amount: '0.01' },
      { kind: 'bonus', amount: '5000.00' },
    ]) {
      await hall.open('promised', now);
      const other = await hall.guest(`other${now.kind.length}`);
      assert.notEqual((await hall.see(other, 'promised')).termsId, termsId);
    }
    assert.equal((await hall.decide(await hall.applicationOf(guest), 'approve')).value.state, 'issued');
    const [reward] = await hall.rewards(guest);
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
      await hall.open(id, { kind: 'join' });
      const [early, late] = [await hall.guest(`early${id}`), await hall.guest(`late${id}`)];
      assert.equal((await hall.join(early, id)).value.state, 'joined');
      assert.equal((await hall.join(late, id)).value.state, 'joined');
      await hall.open(id, terms);
      const act = { bonus: hall.claim, raffle: hall.draw, application: hall.apply }[terms.kind] ?? hall.claim;
      assert.equal((await act(early, id)).code, undefined, id);
      if (terms.kind === 'application') await hall.decide(await hall.applicationOf(early), 'approve');
      assert.deepEqual(
        (await hall.rewards(early)).map(({ amount }) => amount),
        ['5.00'],
        id,
      );
      assert.equal((await act(late, id)).code, 'promotion_spent', id);
    }
  });

  test('keeps the terms id when others take something or room is added', async () => {
    const terms = { kind: 'bonus', amount: '5.00', places: 5, budget: '100.00' };
    await hall.open('roomy', terms);
    const [first, second] = [await hall.guest('reader02'), await hall.guest('reader03')];
    const { termsId } = await hall.see(second, 'roomy');
    await hall.claim(first, 'roomy');
    await hall.open('roomy', { ...terms, places: 50, budget: '500.00' });
    assert.equal((await hall.claim(second, 'roomy', undefined, { termsId })).value.state, 'issued');
  });

  test('draws a raffle only for the prizes that were shown; a drawn prize does not change them', async () => {
    const prizes = [{ amount: '8.00', count: 3 }];
    await hall.open('prizes', { kind: 'raffle', prizes });
    const [first, second] = [await hall.guest('reader04'), await hall.guest('reader05')];
    const { termsId } = await hall.see(first, 'prizes');
    await hall.open('prizes', { kind: 'raffle', prizes: [{ amount: '0.50', count: 3 }] });
    assert.equal((await hall.draw(first, 'prizes', undefined, { termsId })).code, 'conflict');
    await hall.open('prizes', { kind: 'raffle', prizes });
    await hall.draw(second, 'prizes');
    assert.equal((await hall.draw(first, 'prizes', undefined, { termsId })).value.prize, '8.00');
  });
});
