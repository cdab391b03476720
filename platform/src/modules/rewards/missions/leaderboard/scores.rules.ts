import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { BetSettled } from '../../../games/index.ts';
import type { WeekRule } from '../missions.tables.ts';

export interface Score {
  memberId: string;
  /** Minor units staked, or hundredths of the stake won. */
  score: bigint;
  reachedAt: Date;
}

type Round = Pick<BetSettled, 'memberId' | 'stakeMinor' | 'winMinor' | 'settledAt'>;

/** Computes each member's score of these rounds by the rule of their week; sorted by member. */
export function scoresOf(rule: Pick<WeekRule, 'measure' | 'minStake'>, rounds: readonly Round[]): Score[] {
  const scores = new Map<string, Score>();
  for (const round of rounds.filter(({ stakeMinor }) => BigInt(stakeMinor) >= minorUnits(rule.minStake))) {
    const next = { memberId: round.memberId, score: scoreOf(rule, round), reachedAt: new Date(round.settledAt) };
    const known = scores.get(next.memberId);
    if (next.score > 0n) scores.set(next.memberId, known ? together(rule, known, next) : next);
  }
  return [...scores.values()].sort((a, b) => (a.memberId < b.memberId ? -1 : 1));
}

/** Merges scores: stakes add up, reached at the last; of multipliers the best counts, of equal ones the earlier. */
function together({ measure }: Pick<WeekRule, 'measure'>, one: Score, other: Score): Score {
  const [earlier, later] = one.reachedAt <= other.reachedAt ? [one, other] : [other, one];
  if (measure === 'stake') return { ...later, score: one.score + other.score };
  return later.score > earlier.score ? later : earlier;
}

function scoreOf({ measure }: Pick<WeekRule, 'measure'>, { stakeMinor, winMinor }: Round): bigint {
  const stake = BigInt(stakeMinor);
  if (measure === 'stake') return stake;
  return stake === 0n ? 0n : (BigInt(winMinor) * 100n) / stake;
}
