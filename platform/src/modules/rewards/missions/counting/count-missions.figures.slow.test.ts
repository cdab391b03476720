import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { historyDays } from '../../../../demo-data/demo-step.ts';
import { seedDemoData } from '../../../../demo-data/seed-demo-data.ts';
import { openTestEmbedded } from '../../../../testing/database/databases.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { assertMissionFigures } from '../../testing/mission-figures.ts';

interface Row {
  member_id: string;
  node_id: string;
  game_type: string;
  settled_at: Date | string;
  stake_minor: string;
  win_minor: string;
}

const rawBets = `select r.member_id, r.node_id, g.game_type, r.settled_at, r.stake_minor::text, r.win_minor::text
  from rounds r join games g on g.node_id = r.node_id where r.state = 'settled'`;

// covers 7.2
test(`${historyDays} days of demo data: missions and leaderboard equal a recomputation from the rounds`, async () => {
  const { database, close } = await openTestEmbedded();
  const app = await testApp(database);
  await seedDemoData(app.server.kernel, app.modules);
  const timeZone = await app.modules.settings.get('timeZone');
  const rows = await database.call<Row>('raw_bets', rawBets, []);
  assert.ok(rows.length >= 20_000);
  const bets = rows.map((row) => {
    const settledAt = new Date(row.settled_at);
    return {
      memberId: row.member_id,
      gameId: row.node_id,
      gameType: row.game_type,
      settledAt,
      day: dayIn(timeZone, settledAt),
      stakeMinor: BigInt(row.stake_minor),
      winMinor: BigInt(row.win_minor),
    };
  });
  assert.ok((await assertMissionFigures(app, bets)) > 12 * 21);
  await app.close();
  await close();
});
