import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPointBalance, listPointMovements } from '@portal/shared/contract/rewards/points';
import { seededRandom } from '../../../../demo-data/games-history.rules.ts';
import { newId } from '../../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostedApp } from '../../../../testing/hosted-app.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { betSettled } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { depositCredited } from '../../../payments/index.ts';
import { convertAs, pointMember, redeemAs } from '../../testing/point-member.ts';

const gameTypes = ['LIVE', 'LOTT', 'ELOTT', 'PVP', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'DS88'];
/** The kinds of docs/product.md 3, as a separate copy. */
const kinds: Record<string, string> = {
  LIVE: 'live',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  PVP: 'PVP',
  RNG: 'slots',
  FISH: 'slots',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  DS88: 'sports',
};

forEachDatabase(({ database }) => {
  const harness = hostedApp(database, { isSeeded: true });

  const balance = async (token: string) => (await harness.api.send(getPointBalance, {}, { token })).value;

  // covers 3
  test('equals a recomputation of points by type from the raw bets, in any batches and repeats', async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 100_000);
    const random = seededRandom(seed);
    const players = [await addMember(harness.app, 'figure1'), await addMember(harness.app, 'figure2')];
    const bets = Array.from({ length: 400 }, () => {
      const player = players[Math.floor(random() * 2)] ?? players[0];
      const gameType = gameTypes[Math.floor(random() * gameTypes.length)] ?? 'RNG';
      assert.ok(player);
      return settledBet(player, { gameType, stakeMinor: String(Math.floor(random() * 4000)) });
    });
    const { outbox } = harness.app.server.kernel;
    const deliveries = [...bets, ...bets.filter(() => random() < 0.3)];
    while (deliveries.length > 0) {
      await outbox.publishAll(betSettled, deliveries.splice(0, 1 + Math.floor(random() * 90)));
      await outbox.drain();
    }
    for (const player of players) {
      const stakes: Record<string, number> = {};
      for (const { memberId, gameType, stakeMinor } of bets)
        if (memberId === player.id) {
          const kind = kinds[gameType] ?? '';
          stakes[kind] = (stakes[kind] ?? 0) + Number(stakeMinor);
        }
      const expected = Object.fromEntries(
        Object.entries(stakes).map(([kind, minor]) => [kind, Math.floor(minor / 1000)]),
      );
      const { earned, currentPoints } = await balance(await tokenOf(harness.app, player.account));
      assert.deepEqual(earned, expected, `seed ${seed}`);
      assert.equal(
        currentPoints,
        Object.values(expected).reduce((sum, points) => sum + points, 0),
        `seed ${seed}`,
      );
    }
  });

  // covers 3
  test('gives points for deposits by the setting, once each, summing small ones; none at 0.00', async () => {
    const { id: memberId } = await addMember(harness.app, 'payer01');
    const token = await tokenOf(harness.app, 'payer01');
    const { outbox } = harness.app.server.kernel;
    const creditedAt = '2026-03-02T08:00:00.000Z';
    const credited = async (amountMinor: string, reference = newId()) => {
      await outbox.publish(depositCredited, { reference, memberId, amountMinor, creditedAt });
      await outbox.drain();
    };
    await credited('25000', 'one');
    await credited('25000', 'one');
    assert.deepEqual((await balance(token)).earned, { deposit: 2 });
    await credited('5000');
    assert.deepEqual((await balance(token)).earned, { deposit: 3 });
    await harness.app.modules.settings.write('points.depositPerPoint', '0.00', 'test');
    await credited('1000000');
    assert.equal((await balance(token)).currentPoints, 3);
  });

  // covers 3
  test('counts points from rewards under redeem', async () => {
    const { id: memberId } = await addMember(harness.app, 'gifted1');
    const gift = { memberId, source: 'mission', reference: 'm-1', name: { EN: 'A mission' }, points: 70n } as const;
    await harness.app.modules.rewards.grants.giveAndPay(gift);
    const { earned, currentPoints } = await balance(await tokenOf(harness.app, 'gifted1'));
    assert.deepEqual([earned, currentPoints], [{ redeem: 70 }, 70]);
  });

  // covers 7.2
  test('lists every own movement, by type, in pages, with total sums', async () => {
    const player = await pointMember(harness.app, 'record1', 10_000n);
    await harness.app.modules.rewards.points.award([settledBet({ id: player.memberId, uplinePath: '' })]);
    await redeemAs(harness.app, player);
    await convertAs(harness.app, player, 200);
    const read = async (query = {}, token = player.token) => harness.api.send(listPointMovements, query, { token });
    const { list, totals, totalPages } = (await read({ pageSize: 3 })).value;
    assert.deepEqual(
      list.map(({ type, points, balanceBefore, balanceAfter, source }) => [
        type,
        points,
        balanceBefore,
        balanceAfter,
        source,
      ]),
      [
        ['converted', -200, 6802, 6602, undefined],
        ['redeemed', -3200, 10_002, 6802, undefined],
        ['earned', 2, 10_000, 10_002, 'slots'],
      ],
    );
    assert.deepEqual([totals, totalPages], [{ movements: 4, in: 10_002, out: -3400 }, 2]);
    assert.deepEqual((await read({ type: 'redeemed' })).value.list.length, 1);
    for (const query of [{ type: 'stolen' }, { pageNo: 0 }, { pageSize: 101 }, { from: '2026-02-30' }])
      assert.equal((await read(query)).status, 400, JSON.stringify(query));
    const { id } = await addMember(harness.app, 'record2');
    assert.ok(id);
    assert.deepEqual((await read({}, await tokenOf(harness.app, 'record2'))).value.list, []);
    assert.equal((await read({}, '')).code, 'not_logged_in');
  });
});
