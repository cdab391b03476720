import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { seedDemoData } from '../../../demo-data/seed-demo-data.ts';
import { openTestEmbedded } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import type { Member } from '../../accounts/index.ts';
import { checkRebateFigures } from '../testing/rebate-figures.ts';

interface Round {
  member_id: string;
  game_type: string;
  settled_at: Date | string;
  stake_minor: string;
}

const settledRounds = `select r.member_id, g.game_type, r.settled_at, r.stake_minor::text
  from rounds r join games g on g.node_id = r.node_id where r.state = 'settled'`;

// covers 1
test('equals a recomputation of rebates and ranks from 60 days of demo rounds', async () => {
  const { database, close } = await openTestEmbedded();
  const app = await testApp(database);
  const { settings } = app.modules;
  await settings.write('rewards.rebates', { ...(await settings.get('rewards.rebates')), claimDays: 90 }, 'test');
  await seedDemoData(app.server.kernel, app.modules);
  const timeZone = await settings.get('timeZone');
  const bets = (await database.call<Round>('settled_rounds', settledRounds, [])).map((round) => ({
    memberId: round.member_id,
    gameType: round.game_type,
    stakeMinor: BigInt(round.stake_minor),
    day: dayIn(timeZone, new Date(round.settled_at)),
  }));
  assert.ok(bets.length >= 20_000);
  const members: Member[] = [];
  for (const memberId of new Set(bets.map((bet) => bet.memberId))) {
    const member = await app.modules.member.byId(memberId);
    // The rank given by the operator, not the one reached by bets.
    if (member) members.push({ ...member, rankLevel: member.account === 'vip05' ? 5 : 0 });
  }
  await checkRebateFigures(app, members, bets);
  assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  await app.close();
  await close();
});
