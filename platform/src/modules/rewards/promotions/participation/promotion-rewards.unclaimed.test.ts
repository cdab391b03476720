import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostedApp } from '../../../../testing/hosted-app.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { tokenOf } from '../../../accounts/testing/add-member.ts';
import { type Guest, type PromotionHarness, promotionHarness } from '../../testing/promotion-harness.ts';

const day = 86_400_000;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let promotions: PromotionHarness;
  const harness = hostedApp(database, {
    clock,
    prepare: async (app) => {
      promotions = await promotionHarness(app);
    },
  });
  const states = async (id: string, guests: readonly Guest[]) => {
    for (const guest of guests) guest.token = await tokenOf(harness.app, guest.account);
    return Promise.all(guests.map(async (guest) => (await promotions.see(guest, id)).state));
  };
  async function wait(): Promise<void> {
    clock.advanceMs(day);
    // Concurrent expiry jobs must return the money only once.
    await Promise.all([1, 2, 3].map(() => harness.app.modules.rewards.grants.expire()));
  }

  test('returns money and place of an unclaimed reward once', async () => {
    await promotions.open('short', { kind: 'bonus', amount: '5.00', budget: '9.99', claimDays: 1 });
    await promotions.open('one-place', { kind: 'application', amount: '5.00', places: 1, claimDays: 1 });
    const [ann, ben] = [await promotions.guest('gbann'), await promotions.guest('gbben')];
    await promotions.claim(ann, 'short');
    await promotions.apply(ann, 'one-place');
    await promotions.decide(await promotions.applicationOf(ann), 'approve');
    assert.deepEqual(await states('short', [ann, ben]), ['issued', 'close']);
    assert.deepEqual(await states('one-place', [ann, ben]), ['issued', 'close']);
    await wait();
    assert.deepEqual(await states('short', [ann, ben]), ['close', 'claim']);
    assert.deepEqual(await states('one-place', [ann, ben]), ['close', 'join']);
    await promotions.claim(ben, 'short');
    const [reward] = await promotions.rewards(ben);
    assert.equal((await promotions.collect(ben, reward?.id ?? '')).value.state, 'claimed');
    await wait();
    assert.deepEqual(await states('short', [ben, await promotions.guest('gbcee')]), ['claimed', 'close']);
  });

  test('returns them for a withdrawn reward too, but keeps raffle prizes drawn', async () => {
    await promotions.open('taken-back', { kind: 'bonus', amount: '5.00', budget: '5.00' });
    await promotions.open('urn', { kind: 'raffle', claimDays: 1, prizes: [{ amount: '1.00', count: 1 }] });
    const [dan, eva] = [await promotions.guest('gbdan'), await promotions.guest('gbeva')];
    await promotions.claim(dan, 'taken-back');
    await promotions.draw(dan, 'urn');
    const { grants } = harness.app.modules.rewards;
    const [grant] = await grants.ofSource(dan.memberId, 'promotion');
    const withdrawals = [1, 2].map(() => grants.withdraw(dan.memberId, 'promotion', grant?.reference ?? ''));
    assert.deepEqual((await Promise.all(withdrawals)).sort(), [false, true]);
    assert.deepEqual(await states('taken-back', [dan, eva]), ['close', 'claim']);
    await wait();
    assert.deepEqual(await states('urn', [eva]), ['close']);
  });
});
