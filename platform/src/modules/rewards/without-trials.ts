import type { MemberModule } from '../accounts/index.ts';
import type { BetSettled } from '../games/index.ts';

/** Drops bets of trial accounts, which earn nothing. */
export async function withoutTrials(
  member: Pick<MemberModule, 'trials'>,
  bets: readonly BetSettled[],
): Promise<BetSettled[]> {
  const trials = await member.trials.among([...new Set(bets.map(({ memberId }) => memberId))]);
  return bets.filter(({ memberId }) => !trials.has(memberId));
}
