import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../../../../kernel/database/database.ts';
import { openPostgres } from '../../../../kernel/database/postgres-engine.ts';
import { databaseTests } from '../../../../testing/database/databases.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { leaderboardScores, missionRounds } from '../missions.tables.ts';
import { correctScores, countScores } from './count-scores.ts';
import type { Weeks } from './weeks.ts';

/** Only a real server has two concurrent transactions. */
const { test, database, url } = databaseTests(['postgres']);

const day = '2026-03-02';
const memberId = 'anna';
const rule = { measure: 'multiplier', minStake: '0.00', prizes: [] } as const;
const weeks: Weeks = {
  endOf: async () => new Date('2026-03-09T00:00:00.000Z'),
  read: async (week) => ({ week, rule, paidAt: null }),
  hold: async () => rule,
};

const rounds = { memberId, day, gameType: 'RNG', stakeMinor: 100n, settledAt: new Date(`${day}T07:00:00Z`) };

async function settle({ db }: Database, roundId: string, winMinor: bigint): Promise<void> {
  await db.insert(missionRounds).values({ ...rounds, roundId, winMinor });
  const bet = settledBet(
    { id: memberId, uplinePath: '' },
    { day, roundId, stakeMinor: '100', winMinor: String(winMinor) },
  );
  await countScores(db, weeks, [bet]);
}

async function correct({ db }: Database, roundId: string, winMinor: bigint): Promise<void> {
  await db.update(missionRounds).set({ winMinor }).where(eq(missionRounds.roundId, roundId));
  await correctScores(db, weeks, [{ memberId, day }]);
}

async function someoneWaits({ db }: Database): Promise<void> {
  const deadline = Date.now() + 5000;
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await db.execute(waiting)).rows.length === 0) assert.ok(Date.now() < deadline, 'nobody waits');
}

test('keeps the score of a round settled while another process corrects another round', async () => {
  const settling = createDatabase(openPostgres({ url: url() ?? '', poolSize: 2, onError: () => {} }));
  await settle(database(), 'old', 100n);
  let corrected = Promise.resolve();
  await settling.transaction(async () => {
    await settle(settling, 'new', 5000n);
    corrected = database().transaction(() => correct(database(), 'old', 300n));
    await someoneWaits(settling);
  });
  await corrected;
  const [row] = await database().db.select().from(leaderboardScores);
  assert.equal(row?.score, 5000n);
  await settling.close();
});
