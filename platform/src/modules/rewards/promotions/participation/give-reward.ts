import type { NewGrant } from '../../grants/grants.ts';
import type { RewardKindDeps } from '../../reward-kind-deps.ts';
import type { PromotionTerms } from '../offers/promotion-terms.rules.ts';
import type { ParticipationRow } from '../promotions.tables.ts';

const dayMs = 86_400_000;

/** Builds the reward of an issued participation. */
export function rewardOf(
  terms: PromotionTerms,
  { id, memberId, titles, amountMinor, points }: ParticipationRow,
  now: Date,
): NewGrant {
  if (terms.kind === 'join') throw new Error(`Promotion of ${id} gives nothing`);
  const { turnoverPercent, weights, claimDays } = terms;
  return {
    memberId,
    source: terms.kind === 'raffle' ? 'raffle' : 'promotion',
    reference: id,
    name: titles,
    amountMinor: amountMinor ?? 0n,
    points: points ?? 0n,
    turnoverPercent,
    weights,
    ...(claimDays !== undefined && { expiresAt: new Date(now.getTime() + claimDays * dayMs) }),
  };
}

/** Puts the reward into the reward centre, in the transaction that issues it. */
export async function giveReward(
  { grants }: Pick<RewardKindDeps, 'grants'>,
  terms: PromotionTerms,
  row: ParticipationRow,
  now: Date,
): Promise<void> {
  await grants.give(rewardOf(terms, row, now));
}
