import { inArray, sql } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { BetCorrected } from '../../../games/index.ts';
import { missionRounds } from '../missions.tables.ts';
import { addWins } from './add-figures.ts';
import { winSharesOf } from './shares.rules.ts';

/** A counted round whose win changed: its owner, and the day it was settled on. */
type CorrectedRound = Pick<typeof missionRounds.$inferSelect, 'roundId' | 'memberId' | 'gameType' | 'day'>;

/**
 * Corrects the wins of counted rounds in the figures of their settlement days, and returns the rounds that changed: not
 * repeated corrections or rounds that do not count. Of several corrections of a round the last is valid. In the
 * caller's transaction.
 */
export async function correctRounds(
  { db }: Pick<Kernel, 'db'>,
  corrections: readonly BetCorrected[],
): Promise<CorrectedRound[]> {
  const winNow = new Map(corrections.map(({ roundId, winMinor }) => [roundId, winMinor]));
  const { roundId } = missionRounds;
  const isCorrected = inArray(roundId, [...winNow.keys()]);
  // In one order, so that concurrent corrections cannot deadlock.
  const known = await db.select().from(missionRounds).where(isCorrected).orderBy(roundId).for('update');
  const changed = known.flatMap((round) => {
    const winMinor = winNow.get(round.roundId);
    return winMinor === undefined || BigInt(winMinor) === round.winMinor ? [] : { round, winMinor };
  });
  if (changed.length === 0) return [];
  const rows = changed.map(({ round, winMinor }) => ({ ...round, winMinor: BigInt(winMinor) }));
  const set = { winMinor: sql`excluded.win_minor` };
  await db.insert(missionRounds).values(rows).onConflictDoUpdate({ target: roundId, set });
  const moves = changed.flatMap(({ round: { memberId, gameType, day, winMinor: before }, winMinor }) => {
    const won = (win: string) => ({ memberId, gameType, day, winMinor: win });
    return [{ bet: won(String(before)), change: -1 } as const, { bet: won(winMinor), change: 1 } as const];
  });
  await addWins(db, winSharesOf(moves));
  return changed.map(({ round }) => round);
}
