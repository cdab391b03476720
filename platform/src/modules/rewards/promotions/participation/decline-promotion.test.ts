import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declinePromotion } from '@portal/shared/contract/rewards/promotions';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostedApp } from '../../../../testing/hosted-app.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { tokenOf } from '../../../accounts/testing/add-member.ts';
import { type DepositClient, depositClient } from '../../../payments/testing/depositing-member.ts';
import { callBack, fakeProvider } from '../../../payments/testing/fake-provider.ts';
import { type Guest, type PromotionHarness, promotionHarness } from '../../testing/promotion-harness.ts';

const day = 86_400_000;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let promotions: PromotionHarness;
  let counter: DepositClient;
  const harness = hostedApp(database, {
    clock,
    prepare: async (app) => {
      promotions = await promotionHarness(app);
      counter = depositClient(app);
      fakeProvider(app);
    },
  });
  async function pay(guest: Guest, amount: string): Promise<void> {
    clock.advanceMs(1000);
    const { id: orderId } = (await counter.order(guest, 'sandbox-pay', amount)).value;
    await callBack(harness.app, { orderId, paymentId: `pay-${orderId}`, state: 'paid', amount });
  }

  test('pays nothing for a declined bonus, shows it as declined, and frees its place and money', async () => {
    await promotions.open('last-one', {
      kind: 'bonus',
      amount: '5.00',
      turnoverPercent: 300,
      budget: '5.00',
      places: 1,
    });
    const [ann, ben] = [await promotions.guest('dpann'), await promotions.guest('dpben')];
    assert.equal((await promotions.see(ann, 'last-one')).state, 'claim');
    const declined = (await promotions.decline(ann, 'last-one')).value;
    assert.deepEqual([declined.state, declined.participation?.declinedAt], ['close', clock.now().toISOString()]);
    clock.advanceMs(1000);
    assert.deepEqual((await promotions.decline(ann, 'last-one')).value, declined, 'a repeat changes nothing');
    assert.equal((await promotions.claim(ann, 'last-one')).code, 'promotion_taken');
    assert.deepEqual([await promotions.balance(ann), await promotions.rewards(ann, { state: 'claimable' })], [0n, []]);
    assert.equal(await harness.app.modules.payments.turnover.missing(ann.memberId), 0n);
    assert.deepEqual(
      (await promotions.rewards(ann, { state: 'over' })).map(({ source, amount, state, declinedAt }) => [
        ...[source, amount, state, declinedAt],
      ]),
      [['promotion', '5.00', 'withdrawn', declined.participation?.declinedAt]],
    );
    assert.equal((await promotions.claim(ben, 'last-one')).value.state, 'issued');
  });

  test('offers a declined daily promotion again in the next period', async () => {
    await promotions.open('each-day', { kind: 'bonus', amount: '5.00', per: 'daily' });
    const guest = await promotions.guest('dpdaily');
    await promotions.decline(guest, 'each-day');
    assert.equal((await promotions.see(guest, 'each-day')).state, 'close');
    clock.advanceMs(day);
    const again = { ...guest, token: await tokenOf(harness.app, guest.account) };
    assert.equal((await promotions.see(again, 'each-day')).state, 'claim');
    assert.equal((await promotions.claim(again, 'each-day')).value.state, 'issued');
  });

  test('declines a deposit bonus once the deposit is there, keeping the history of joining', async () => {
    await promotions.open('top-up', { kind: 'deposit', of: 'next', percent: 50, cap: '100.00', turnoverPercent: 500 });
    const guest = await promotions.guest('dpdepo');
    assert.equal((await promotions.decline(guest, 'top-up')).code, 'promotion_deposit', 'not joined');
    await promotions.join(guest, 'top-up');
    assert.equal((await promotions.decline(guest, 'top-up')).code, 'promotion_deposit', 'no deposit yet');
    await pay(guest, '100.00');
    assert.equal((await promotions.see(guest, 'top-up')).offer, '50.00');
    const { value } = await promotions.decline(guest, 'top-up');
    assert.deepEqual([value.state, value.participation?.history.map(({ state }) => state)], ['close', ['joined']]);
    assert.equal(await promotions.balance(guest), 10_000n);
    assert.equal((await promotions.claim(guest, 'top-up')).code, 'promotion_taken');
  });

  test('declines a raffle before the draw, without a ticket or a prize', async () => {
    const prizes = [{ amount: '4.00', count: 1 }];
    await promotions.open('urn', { kind: 'raffle', prizes, turnoverPercent: 500 });
    const [ann, ben] = [await promotions.guest('durnann'), await promotions.guest('durnben')];
    const declined = (await promotions.decline(ann, 'urn')).value;
    assert.deepEqual([declined.state, declined.participation?.declinedAt], ['close', clock.now().toISOString()]);
    assert.deepEqual([declined.participation?.amount, declined.participation?.drawId], [undefined, undefined]);
    assert.deepEqual(declined.terms.prizes, [{ amount: '4.00', count: 1, left: 1 }]);
    clock.advanceMs(1000);
    assert.deepEqual((await promotions.decline(ann, 'urn')).value, declined, 'a repeat changes nothing');
    assert.equal((await promotions.draw(ann, 'urn')).code, 'promotion_taken');
    assert.equal(await harness.app.modules.payments.turnover.missing(ann.memberId), 0n);
    assert.deepEqual(await promotions.rewards(ann, { state: 'over' }), []);
    assert.equal((await promotions.draw(ben, 'urn')).value.prize, '4.00', 'the last ticket is for others');
    assert.equal(
      (await promotions.decline(ben, 'urn')).code,
      'promotion_taken',
      'a prize is declined in the reward centre',
    );
  });

  test('applies only one of a concurrent draw and decline', async () => {
    await promotions.open('urn-race', { kind: 'raffle', prizes: [{ amount: '4.00', count: 9 }] });
    for (const account of ['durace1', 'durace2', 'durace3']) {
      const guest = await promotions.guest(account);
      const [declined, drawn] = await Promise.all([
        promotions.decline(guest, 'urn-race'),
        promotions.draw(guest, 'urn-race'),
      ]);
      assert.deepEqual(
        [drawn.code, declined.code].filter((code) => code !== undefined),
        ['promotion_taken'],
      );
      const rewards = (await promotions.rewards(guest)).map(({ amount }) => amount);
      assert.deepEqual(rewards, drawn.success ? ['4.00'] : []);
    }
    const drawnOf = (await promotions.see(undefined, 'urn-race')).terms;
    const [prize] = drawnOf.prizes ?? [];
    assert.equal(drawnOf.placesLeft, prize?.left, 'places and tickets agree');
  });

  test('refuses to decline what is claimed, joined, applied for, over or unknown', async () => {
    await promotions.open('had', { kind: 'bonus', amount: '5.00' });
    await promotions.open('joined', { kind: 'join' });
    await promotions.open('asked', { kind: 'application', amount: '5.00' });
    await promotions.open('past', { kind: 'bonus', amount: '5.00' }, { endsAt: clock.now().toISOString() });
    const guest = await promotions.guest('dpfive');
    await promotions.claim(guest, 'had');
    const code = async (id: string) => (await promotions.decline(guest, id)).code;
    assert.equal(await code('had'), 'promotion_taken');
    for (const id of ['joined', 'asked', 'nothing']) assert.equal(await code(id), 'promotion_not_found', id);
    assert.equal(await code('past'), 'promotion_over');
    assert.equal((await harness.api.send(declinePromotion, { promotionId: 'had' })).status, 401);
  });

  test('applies only one of a concurrent claim and decline', async () => {
    await promotions.open('race', { kind: 'bonus', amount: '5.00' });
    const guest = await promotions.guest('dprace');
    const [claimed, declined] = await Promise.all([promotions.claim(guest, 'race'), promotions.decline(guest, 'race')]);
    assert.deepEqual(
      [claimed?.code, declined?.code].filter((code) => code !== undefined),
      ['promotion_taken'],
    );
    assert.equal((await promotions.rewards(guest, { state: 'claimable' })).length, claimed?.success ? 1 : 0);
  });
});
