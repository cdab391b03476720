import { sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database/database.ts';
import { rowsAsJson } from '../../../../kernel/database/rows-as-json.ts';
import { missionGames, missionPlays, missionWins } from '../missions.tables.ts';
import type { Shares, WinShare } from './shares.rules.ts';

/** Adds the shares of bets to their members' figures. */
export async function addFigures(db: Db, { plays, wins, games }: Shares): Promise<void> {
  if (plays.length > 0)
    await db
      .insert(missionPlays)
      .select(rowsAsJson(missionPlays, plays))
      .onConflictDoUpdate({
        target: [missionPlays.memberId, missionPlays.span, missionPlays.gameType, missionPlays.stepMinor],
        set: {
          stakeMinor: sql`${missionPlays.stakeMinor} + excluded.stake_minor`,
          rounds: sql`${missionPlays.rounds} + excluded.rounds`,
        },
      });
  await addWins(db, wins);
  if (games.length > 0) await db.insert(missionGames).select(rowsAsJson(missionGames, games)).onConflictDoNothing();
}

export async function addWins(db: Db, wins: readonly WinShare[]): Promise<void> {
  if (wins.length === 0) return;
  await db
    .insert(missionWins)
    .select(rowsAsJson(missionWins, wins))
    .onConflictDoUpdate({
      target: [missionWins.memberId, missionWins.span, missionWins.gameType, missionWins.stepMinor],
      set: { wins: sql`${missionWins.wins} + excluded.wins` },
    });
}
