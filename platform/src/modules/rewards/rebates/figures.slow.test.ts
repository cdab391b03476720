import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { seedDemoData } from '../../../demo-data/seed-demo-data.ts';
import { dayIn } from '../../../kernel/days.rules.ts';
import { openTestEmbedded } from '../../../testing/databases.ts';
import { checkRebateFigures, type RawBet } from '../../../testing/rebate-figures.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { games, rounds } from '../../games/games.tables.ts';
import type { Member } from '../../member/index.ts';

test('rebates and ranks of the 60 days of demo history equal a recomputation from their rounds', async () => {
  const { database, close } = await openTestEmbedded();
  const app = await testApp(database);
  const { settings } = app.modules.content;
  await settings.write('rewards.rebates', { ...(await settings.get('rewards.rebates')), claimDays: 90 }, 'test');
  await seedDemoData(app.server.kernel, app.modules);
  const timeZone = await settings.get('timeZone');
  const found = await database.db
    .select({
      ...{ memberId: rounds.memberId, stakeMinor: rounds.stakeMinor, settledAt: rounds.settledAt },
      gameType: games.gameType,
    })
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(eq(rounds.state, 'settled'));
  const bets = found.map(
    ({ settledAt, ...bet }): RawBet => ({ ...bet, day: dayIn(timeZone, settledAt ?? new Date(0)) }),
  );
  assert.ok(bets.length > 20_000);
  const members: Member[] = [];
  for (const memberId of new Set(bets.map((bet) => bet.memberId))) {
    const member = await app.modules.member.byId(memberId);
    // The rank that the operator gave, not the one that bets have led to.
    if (member) members.push({ ...member, rankLevel: member.account === 'vip05' ? 5 : 0 });
  }
  await checkRebateFigures(app, members, bets);
  assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  await app.close();
  await close();
});
