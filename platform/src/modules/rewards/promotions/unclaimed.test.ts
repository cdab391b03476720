import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokenOf } from '../../../testing/add-member.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { type Guest, type PromotionHall, promotionHall } from '../../../testing/promotion-hall.ts';
import { testClock } from '../../../testing/test-clock.ts';

const day = 86_400_000;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let hall: PromotionHall;
  const house = hostedApp(database, {
    clock,
    prepare: async (app) => {
      hall = await promotionHall(app);
    },
  });
  const states = async (id: string, guests: readonly Guest[]) => {
    for (const guest of guests) guest.token = await tokenOf(house.app, guest.account);
    return Promise.all(guests.map(async (guest) => (await hall.see(guest, id)).state));
  };
  async function wait(): Promise<void> {
    clock.advanceMs(day);
    // Concurrent expiry jobs must return the money only once.
    await Promise.all([1, 2, 3].map(() => house.app.modules.rewards.grants.expire()));
  }

  test('returns money and place of an unclaimed reward once', async () => {
    await hall.open('short', { kind: 'bonus', amount: '5.00', budget: '9.99', claimDays: 1 });
    await hall.open('one-place', { kind: 'application', amount: '5.00', places: 1, claimDays: 1 });
    const [ann, ben] = [await hall.guest('gbann'), await hall.guest('gbben')];
    await hall.claim(ann, 'short');
    await hall.apply(ann, 'one-place');
    await hall.decide(await hall.applicationOf(ann), 'approve');
    assert.deepEqual(await states('short', [ann, ben]), ['issued', 'close']);
    assert.deepEqual(await states('one-place', [ann, ben]), ['issued', 'close']);
    await wait();
    assert.deepEqual(await states('short', [ann, ben]), ['close', 'claim']);
    assert.deepEqual(await states('one-place', [ann, ben]), ['close', 'join']);
    await hall.claim(ben, 'short');
    const [reward] = await hall.rewards(ben);
    assert.equal((await hall.collect(ben, reward?.id ?? '')).value.state, 'claimed');
    await wait();
    assert.deepEqual(await states('short', [ben, await hall.guest('gbcee')]), ['claimed', 'close']);
  });

  test('returns them for a withdrawn reward too, but keeps raffle prizes drawn', async () => {
    await hall.open('taken-back', { kind: 'bonus', amount: '5.00', budget: '5.00' });
    await hall.open('urn', { kind: 'raffle', claimDays: 1, prizes: [{ amount: '1.00', count: 1 }] });
    const [dan, eva] = [await hall.guest('gbdan'), await hall.guest('gbeva')];
    await hall.claim(dan, 'taken-back');
    await hall.draw(dan, 'urn');
    const { grants } = house.app.modules.rewards;
    const [grant] = await grants.ofSource(dan.memberId, 'promotion');
    const taken = [1, 2].map(() => grants.withdraw(dan.memberId, 'promotion', grant?.reference ?? ''));
    assert.deepEqual((await Promise.all(taken)).sort(), [false, true]);
    assert.deepEqual(await states('taken-back', [dan, eva]), ['close', 'claim']);
    await wait();
    assert.deepEqual(await states('urn', [eva]), ['close']);
  });
});
