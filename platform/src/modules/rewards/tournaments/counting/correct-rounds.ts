import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database/database.ts';
import { tournamentRounds as rows, type TournamentRow } from '../tournaments.tables.ts';
import { recountScore } from './entry-scores.ts';

/** Finds the tournaments that have counted one of these rounds. */
export async function tournamentsOf(db: Db, roundIds: readonly string[]): Promise<string[]> {
  const isMeant = inArray(rows.roundId, [...roundIds]);
  return (await db.selectDistinct({ id: rows.tournamentId }).from(rows).where(isMeant)).map(({ id }) => id);
}

/**
 * Corrects the wins of rounds counted for a tournament whose row is locked, and the scores with them; returns the members
 * whose rounds changed.
 */
export async function correctRounds(
  db: Db,
  tournament: Pick<TournamentRow, 'id' | 'terms'>,
  winNow: ReadonlyMap<string, bigint>,
): Promise<string[]> {
  const isOf = eq(rows.tournamentId, tournament.id);
  const isCorrected = and(isOf, inArray(rows.roundId, [...winNow.keys()]));
  const found = await db.select().from(rows).where(isCorrected).orderBy(asc(rows.roundId));
  const memberIds = new Set<string>();
  for (const { roundId, memberId, winMinor: before } of found) {
    const winMinor = winNow.get(roundId) ?? before;
    if (winMinor === before) continue;
    memberIds.add(memberId);
    await db
      .update(rows)
      .set({ winMinor })
      .where(and(isOf, eq(rows.roundId, roundId)));
  }
  for (const memberId of memberIds) await recountScore(db, tournament, memberId);
  return [...memberIds];
}
