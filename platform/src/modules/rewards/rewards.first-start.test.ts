import assert from 'node:assert/strict';
import type { PgTable } from 'drizzle-orm/pg-core';
import { newId } from '../../kernel/database/ids.ts';
import { databaseTests } from '../../testing/database/databases.ts';
import { testApp, testKernel } from '../../testing/test-kernel.ts';
import { betSettled } from '../games/index.ts';
import { depositCredited } from '../payments/index.ts';
import { chanceRounds, eggTickets } from './chance/chance.tables.ts';
import { rewardGrants } from './grants/reward-grants.tables.ts';
import { missionDeposits, missionRounds, missionsReached } from './missions/missions.tables.ts';
import { rebateDays } from './rebates/rebates.tables.ts';
import { referralLinks } from './referral/referral.tables.ts';
import { rebatePlayer } from './testing/rebate-player.ts';
import { vipProgress } from './vip/vip.tables.ts';

const { test, database } = databaseTests();

test("pays nothing for a portal's past when rewards start, and everything from then on", async () => {
  const app = await testApp(database());
  const { db, outbox } = app.server.kernel;
  await app.modules.settings.write('points.depositPerPoint', '100.00', 'test');
  const player = await rebatePlayer(app, 'veteran');
  await app.modules.rewards.referral.addLink(player.id, (await rebatePlayer(app, 'inviter')).id);

  // The portal before rewards started.
  const before = testKernel(database()).outbox;
  before.subscribe(betSettled, newId(), async () => {});
  await before.drain();
  const play = () => before.publishAll(betSettled, [player.bet(50_000_000), player.bet(50_000_000)]);
  const deposit = () =>
    before.publish(depositCredited, {
      reference: newId(),
      memberId: player.id,
      amountMinor: '9000000',
      creditedAt: '2026-03-02T07:00:00.000Z',
    });
  await play();
  await deposit();

  const counts = async () => {
    const tables: readonly PgTable[] = [
      ...[chanceRounds, eggTickets, missionRounds, missionDeposits, missionsReached, rebateDays, vipProgress],
      rewardGrants,
    ];
    const rows = await Promise.all(tables.map((table) => db.$count(table)));
    const [link] = await db.select().from(referralLinks);
    const { earned } = await app.modules.rewards.points.balance(player.id);
    return { rows, friend: [link?.stakedMinor, link?.depositedMinor], deposit: earned.deposit ?? 0 };
  };
  await outbox.drain();
  assert.deepEqual(await counts(), { rows: [0, 0, 0, 0, 0, 0, 0, 0], friend: [0n, 0n], deposit: 0 });
  assert.equal(await player.rank(), 0);

  await play();
  await deposit();
  await outbox.drain();
  const { rows, friend, deposit: points } = await counts();
  assert.deepEqual([rows.slice(0, 4), friend, points], [[2, 1, 2, 1], [100_000_000n, 9_000_000n], 900]);
  assert.ok(rows.every((count) => count > 0));
  await app.close();
});
