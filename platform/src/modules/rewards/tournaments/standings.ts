import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { LeaderboardPlace } from '@portal/shared/contract/rewards/missions';
import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { maskedAccount } from '../../games/index.ts';
import { prizeOf, shownPrize } from '../missions/leaderboard/prizes.rules.ts';
import { type EntryRow, tournamentEntries as rows, type TournamentTerms } from './tournaments.tables.ts';

/** Entries that have a place. */
export const hasPlace = (tournamentId: string) =>
  and(eq(rows.tournamentId, tournamentId), gt(rows.score, 0n), eq(rows.isExcluded, false));

/** Best first: of equal scores the one reached earlier. */
export const inOrder = [desc(rows.score), asc(rows.reachedAt), asc(rows.memberId)];

/** Reads the best of a tournament. */
export const best = (
  { db }: Pick<Kernel, 'db'>,
  tournamentId: string,
  count: number,
  offset = 0,
): Promise<EntryRow[]> =>
  db
    .select()
    .from(rows)
    .where(hasPlace(tournamentId))
    .orderBy(...inOrder)
    .limit(count)
    .offset(offset);

/** Returns an entry's place, from 1; undefined without a score. */
export async function placeOf({ db }: Pick<Kernel, 'db'>, entry: EntryRow): Promise<number | undefined> {
  const { tournamentId, score, reachedAt, memberId, isExcluded, place } = entry;
  if (place !== null) return place;
  if (score === 0n || reachedAt === null || isExcluded) return undefined;
  const isEarlier = or(lt(rows.reachedAt, reachedAt), and(eq(rows.reachedAt, reachedAt), lt(rows.memberId, memberId)));
  const isBetter = or(gt(rows.score, score), and(eq(rows.score, score), isEarlier));
  return (await db.$count(rows, and(hasPlace(tournamentId), isBetter))) + 1;
}

/** Shows one place, to strangers with a masked account. */
export function showPlace(
  { prizes }: Pick<TournamentTerms, 'prizes'>,
  { score, memberId }: EntryRow,
  shown: { place: number; account: string; viewerId: string | undefined },
): LeaderboardPlace {
  const prize = prizeOf(prizes, shown.place);
  return {
    place: shown.place,
    account: maskedAccount(shown.account),
    score: amountFromMinor(score),
    isOwn: memberId === shown.viewerId,
    ...(prize && { prize: shownPrize(prize) }),
  };
}
