import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { type BetSettled, freshBets } from '../../../kernel/events/bet-settled.ts';
import { activeDays, teamBets, teamDays } from './figures.tables.ts';
import { type DayShare, sharesOf } from './fold.rules.ts';

// Bounded by the number of parameters a statement may have.
const rowsAtOnce = 1000;

/** Adds settled bets to the figures of all agents above their players; a bet that was added before is passed over. */
export async function foldBets(database: Database, bets: readonly BetSettled[]): Promise<void> {
  for (let start = 0; start < bets.length; start += rowsAtOnce) {
    await database.transaction(() => foldSome(database, bets.slice(start, start + rowsAtOnce)));
  }
}

async function foldSome({ db }: Database, bets: readonly BetSettled[]): Promise<void> {
  const rows = bets.map((bet) => ({
    roundId: bet.roundId,
    memberId: bet.memberId,
    uplinePath: bet.uplinePath,
    gameName: bet.gameName,
    stakeMinor: BigInt(bet.stakeMinor),
    winMinor: BigInt(bet.winMinor),
    settledAt: new Date(bet.settledAt),
    day: bet.day,
  }));
  const added = await db.insert(teamBets).values(rows).onConflictDoNothing().returning({ roundId: teamBets.roundId });
  if (added.length === 0) return;
  const counted = freshBets(
    bets,
    added.map(({ roundId }) => roundId),
  );
  const players = new Map(counted.map((bet) => [`${bet.memberId} ${bet.day}`, bet]));
  const firsts = await db
    .insert(activeDays)
    .values([...players.values()].map(({ memberId, day, uplinePath }) => ({ memberId, day, uplinePath })))
    .onConflictDoNothing()
    .returning();
  const shares = sharesOf(counted, firsts);
  if (shares.length > 0) await addShares(db, shares);
}

/** Adds to the figures of agents' days. */
export async function addShares(db: Database['db'], shares: DayShare[]): Promise<void> {
  await db
    .insert(teamDays)
    .values(shares)
    .onConflictDoUpdate({
      target: [teamDays.agentId, teamDays.day],
      set: {
        stakeMinor: sql`${teamDays.stakeMinor} + excluded.stake_minor`,
        winMinor: sql`${teamDays.winMinor} + excluded.win_minor`,
        rounds: sql`${teamDays.rounds} + excluded.rounds`,
        activeMembers: sql`${teamDays.activeMembers} + excluded.active_members`,
      },
    });
}
