import { rowsAsJson } from '../../../../kernel/database/rows-as-json.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { MemberModule } from '../../../accounts/index.ts';
import { type BetSettled, freshBets } from '../../../games/index.ts';
import { withoutTrials } from '../../without-trials.ts';
import { missionRounds } from '../missions.tables.ts';
import { addFigures } from './add-figures.ts';
import { sharesOf } from './shares.rules.ts';

/**
 * Adds settled bets to their members' figures, each round once, and returns the new ones. Trial accounts are left out,
 * because they cannot claim. In the caller's transaction.
 */
export async function countRounds(
  { db }: Pick<Kernel, 'db'>,
  member: Pick<MemberModule, 'trials'>,
  bets: readonly BetSettled[],
): Promise<BetSettled[]> {
  const counting = await withoutTrials(member, bets);
  if (counting.length === 0) return [];
  const rows = counting.map(({ roundId, memberId, day, gameType, stakeMinor, winMinor, settledAt }) => ({
    roundId,
    memberId,
    day,
    gameType,
    stakeMinor: BigInt(stakeMinor),
    winMinor: BigInt(winMinor),
    settledAt: new Date(settledAt),
  }));
  const { roundId } = missionRounds;
  const added = await db
    .insert(missionRounds)
    .select(rowsAsJson(missionRounds, rows))
    .onConflictDoNothing()
    .returning({ roundId });
  const fresh = freshBets(
    counting,
    added.map((row) => row.roundId),
  );
  await addFigures(db, sharesOf(fresh));
  return fresh;
}
