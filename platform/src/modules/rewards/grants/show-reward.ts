import type { LanguageCode } from '@portal/shared/contract/game-types';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { percentOf } from '@portal/shared/contract/money/money-parts';
import type { Reward, RewardWeights } from '@portal/shared/contract/rewards/rewards';
import { textIn } from '../../../kernel/strings/text-in.ts';
import type { Grant } from './reward-grants.tables.ts';

/** Shows how games count; empty when every stake counts in full. */
export const showWeights = (weights: Grant['weights']): RewardWeights =>
  Object.entries(weights ?? {}).map(([gameType, percent]) => ({ gameType, percent }));

/** Shows a reward to its member in its current state, in the requested language or the nearest one. */
export function showReward(grant: Grant, language: LanguageCode, now: Date): Reward {
  const { id, source, name, amountMinor, points, turnoverPercent, weights, createdAt, expiresAt } = grant;
  const { claimedAt, declinedAt } = grant;
  const hasEnded = grant.state === 'claimable' && expiresAt !== null && expiresAt <= now;
  const state = hasEnded ? 'expired' : grant.state;
  return {
    id,
    source,
    state,
    points: Number(points),
    name: textIn(name, language) ?? '',
    amount: amountFromMinor(amountMinor),
    turnover: amountFromMinor(percentOf(amountMinor, turnoverPercent)),
    ...(turnoverPercent > 0 && weights && { weights: showWeights(weights) }),
    createdAt: createdAt.toISOString(),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(claimedAt && { claimedAt: claimedAt.toISOString() }),
    ...(declinedAt && { declinedAt: declinedAt.toISOString() }),
  };
}
