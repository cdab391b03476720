import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { commitChance } from '@portal/shared/contract/rewards/chance';
import { prizeOfTicket } from '@portal/shared/contract/rewards/chance-draw';
import { claimRafflePromotion, getRaffleDraw } from '@portal/shared/contract/rewards/raffles';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostedApp } from '../../../../testing/hosted-app.ts';
import { fairNumber } from '../../chance/fair-number.rules.ts';
import { type Guest, type PromotionHarness, promotionHarness } from '../../testing/promotion-harness.ts';
import { guestsAtOnce } from '../testing/guests-at-once.ts';

forEachDatabase(({ database }) => {
  let promotions: PromotionHarness;
  const harness = hostedApp(database, {
    prepare: async (app) => {
      promotions = await promotionHarness(app);
    },
  });

  test('answers 404 for an unknown raffle, also when repeated', async () => {
    const guest = await promotions.guest('raffle01');
    const answer = await promotions.draw(guest, 'raffle-1', 'claim-0001');
    assert.deepEqual(
      [answer.status, answer.code, answer.message],
      [404, 'promotion_not_found', 'This promotion doesn’t exist or has ended'],
    );
    assert.equal((await promotions.draw(guest, 'raffle-1', 'claim-0001')).status, 404);
    assert.equal((await promotions.draw(guest, 'raffle-2', 'claim-0001')).code, 'idempotency_conflict');
    const bare = await harness.api.send(claimRafflePromotion, { promotionId: 'raffle-1' }, { token: guest.token });
    assert.equal(bare.code, 'idempotency_key_required');
    assert.equal((await harness.api.send(claimRafflePromotion, { promotionId: 'raffle-1' })).status, 401);
  });

  // covers 7.1
  test('draws once per member, with a prize for every ticket, until the prizes are gone', async () => {
    const prizes = [
      { amount: '8.00', count: 1 },
      { amount: '0.50', count: 2 },
    ];
    await promotions.open('urn', { kind: 'raffle', prizes, turnoverPercent: 0 });
    const guests: Guest[] = [];
    for (const no of [1, 2, 3, 4]) guests.push(await promotions.guest(`drawer0${no}`));
    const [first, ...others] = guests;
    if (!first) throw new Error('nobody came');
    const drawn = await promotions.draw(first, 'urn', 'draw-0001');
    assert.equal((await promotions.draw(first, 'urn', 'draw-0001')).value.prize, drawn.value.prize, 'the same answer');
    assert.equal((await promotions.draw(first, 'urn')).code, 'promotion_taken');
    const otherDraws = [];
    for (const guest of others) otherDraws.push(await promotions.draw(guest, 'urn'));
    const won = [drawn, ...otherDraws].filter(({ success }) => success).map(({ value }) => value.prize);
    assert.deepEqual(won.sort(), ['0.50', '0.50', '8.00']);
    assert.equal(otherDraws.at(-1)?.code, 'promotion_spent');
    assert.deepEqual(
      (await promotions.see(first, 'urn')).terms.prizes?.map(({ left }) => left),
      [0, 0],
    );
    const [reward] = await promotions.rewards(first);
    assert.deepEqual([reward?.source, reward?.amount], ['raffle', drawn.value.prize]);
  });

  // covers 2.5, 7.1
  test('commits a raffle draw first, draws it from both seeds, records it with its urn, and hides it from others', async () => {
    const prizes = [
      { amount: '8.00', count: 3 },
      { amount: '0.50', count: 40 },
    ];
    await promotions.open('sealed', { kind: 'raffle', prizes, turnoverPercent: 200 });
    const guest = await promotions.guest('sealed01');
    const commit = async () => (await harness.api.send(commitChance, { game: 'raffle' }, { token: guest.token })).value;
    const { commitment } = await commit();
    assert.equal((await commit()).commitment, commitment, 'the same until it is drawn with');
    const clientSeed = 'client-seed-1';
    const stale = await promotions.draw(guest, 'sealed', undefined, {
      sealed: { commitment: 'f'.repeat(64), clientSeed },
    });
    assert.deepEqual([stale.code, (await promotions.rewards(guest)).length], ['chance_seed_stale', 0]);
    const { value } = await promotions.draw(guest, 'sealed', undefined, { sealed: { commitment, clientSeed } });
    const { draw } = value;
    assert.equal(createHash('sha256').update(draw.serverSeed, 'hex').digest('hex'), commitment);
    const urn = prizes.map(({ amount, count: left }) => ({ amount, left }));
    assert.deepEqual([draw.urn, draw.bound, draw.promotionId, draw.commitment], [urn, 43, 'sealed', commitment]);
    assert.equal(draw.number, fairNumber(draw.serverSeed, clientSeed, 43));
    assert.deepEqual([draw.amount, value.prize], Array(2).fill(prizeOfTicket(urn, draw.number)));
    assert.notEqual((await commit()).commitment, commitment, 'a seed is used once');
    const { participation } = await promotions.see(guest, 'sealed');
    const drawId = participation?.drawId ?? '';
    const own = await harness.api.send(getRaffleDraw, { id: drawId }, { token: guest.token });
    assert.deepEqual(own.value, draw);
    const other = await promotions.guest('sealed02');
    assert.equal((await harness.api.send(getRaffleDraw, { id: drawId }, { token: other.token })).status, 404);
    const foreign = await promotions.draw(other, 'sealed', undefined, { sealed: { commitment, clientSeed } });
    assert.equal(foreign.code, 'chance_seed_stale', "nor draw with another member's commitment");
    const plain = (await promotions.draw(other, 'sealed')).value.draw;
    assert.equal(plain.bound, 42, 'what was drawn is out of the urn');
  });

  test('refuses invalid browser seeds and draws nothing', async () => {
    await promotions.open('hostile', { kind: 'raffle', prizes: [{ amount: '1.00', count: 5 }] });
    const guest = await promotions.guest('hostile1');
    const commitment = 'a'.repeat(64);
    for (const sealed of [
      { commitment },
      { commitment: 'A', clientSeed: 'client-seed' },
      { commitment, clientSeed: '!' },
    ])
      assert.equal((await promotions.draw(guest, 'hostile', undefined, { sealed })).status, 400);
    assert.deepEqual((await promotions.see(guest, 'hostile')).terms.prizes, [{ amount: '1.00', count: 5, left: 5 }]);
  });

  // covers 2.5
  test('gives the last place to one of ten, for every kind', async () => {
    assert.deepEqual(await guestsAtOnce(harness.app, promotions, { guests: 10, places: 1 }), { won: 1, spent: 9 });
  });

  test('gives one reward for ten concurrent claims of one member', async () => {
    await promotions.open('single', { kind: 'bonus', amount: '5.00' });
    const guest = await promotions.guest('hasty');
    const answers = await Promise.all(Array.from({ length: 10 }, () => promotions.claim(guest, 'single')));
    assert.equal(answers.filter(({ success }) => success).length, 1);
    const rewards = await promotions.rewards(guest);
    assert.deepEqual(
      rewards.map(({ amount }) => amount),
      [amountFromMinor(minorUnits('5.00'))],
    );
  });
});
