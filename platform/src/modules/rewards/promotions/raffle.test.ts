import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import { claimRafflePromotion } from '@portal/shared/contract/rewards/claim-raffle-promotion';
import { forEachDatabase } from '../../../testing/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { type Guest, type PromotionHall, promotionHall } from '../../../testing/promotion-hall.ts';
import { guestsAtOnce } from './testing/guests-at-once.ts';

forEachDatabase(({ database }) => {
  let hall: PromotionHall;
  const house = hostedApp(database, {
    prepare: async (app) => {
      hall = await promotionHall(app);
    },
  });

  test('a raffle that does not exist is told so, and the same when it is repeated', async () => {
    const guest = await hall.guest('raffle01');
    const answer = await hall.draw(guest, 'raffle-1', 'claim-0001');
    assert.deepEqual(
      [answer.status, answer.code, answer.message],
      [404, 'promotion_not_found', 'This promotion does not exist or is over'],
    );
    assert.equal((await hall.draw(guest, 'raffle-1', 'claim-0001')).status, 404);
    assert.equal((await hall.draw(guest, 'raffle-2', 'claim-0001')).code, 'idempotency_conflict');
    const bare = await house.api.send(claimRafflePromotion, { promotionId: 'raffle-1' }, { token: guest.token });
    assert.equal(bare.code, 'idempotency_key_required');
    assert.equal((await house.api.send(claimRafflePromotion, { promotionId: 'raffle-1' })).status, 401);
  });

  test('each draws once, every ticket wins, and the prizes end', async () => {
    const prizes = [
      { amount: '8.00', count: 1 },
      { amount: '0.50', count: 2 },
    ];
    await hall.open('urn', { kind: 'raffle', prizes, turnoverPercent: 0 });
    const guests: Guest[] = [];
    for (const no of [1, 2, 3, 4]) guests.push(await hall.guest(`drawer0${no}`));
    const [first, ...others] = guests;
    if (!first) throw new Error('nobody came');
    const drawn = await hall.draw(first, 'urn', 'draw-0001');
    assert.equal((await hall.draw(first, 'urn', 'draw-0001')).value.prize, drawn.value.prize, 'the same answer');
    assert.equal((await hall.draw(first, 'urn')).code, 'promotion_taken');
    const rest = [];
    for (const guest of others) rest.push(await hall.draw(guest, 'urn'));
    const won = [drawn, ...rest].filter(({ success }) => success).map(({ value }) => value.prize);
    assert.deepEqual(won.sort(), ['0.50', '0.50', '8.00']);
    assert.equal(rest.at(-1)?.code, 'promotion_spent');
    assert.deepEqual(
      (await hall.see(first, 'urn')).terms.prizes?.map(({ left }) => left),
      [0, 0],
    );
    const [reward] = await hall.rewards(first);
    assert.deepEqual([reward?.source, reward?.amount], ['raffle', drawn.value.prize]);
  });

  test('ten at once for the last place: one wins, whatever the kind', async () => {
    assert.deepEqual(await guestsAtOnce(house.app, hall, { guests: 10, places: 1 }), { won: 1, spent: 9 });
  });

  test('ten at once by one member: one is given', async () => {
    await hall.open('single', { kind: 'bonus', amount: '5.00' });
    const guest = await hall.guest('hasty');
    const answers = await Promise.all(Array.from({ length: 10 }, () => hall.claim(guest, 'single')));
    assert.equal(answers.filter(({ success }) => success).length, 1);
    const rewards = await hall.rewards(guest);
    assert.deepEqual(
      rewards.map(({ amount }) => amount),
      [amountFromMinor(minorUnits('5.00'))],
    );
  });
});
