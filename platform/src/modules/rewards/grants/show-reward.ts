import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Reward } from '@portal/shared/contract/rewards/reward-calls';
import type { Grant } from './reward-grants.tables.ts';

/** A reward as its member sees it, in the asked language or the nearest there is. */
export function showReward(grant: Grant, language: LanguageCode): Reward {
  const { id, source, name, amountMinor, points, turnoverPercent, state, createdAt, expiresAt, claimedAt } = grant;
  return {
    ...{ id, source, state, points: Number(points) },
    name: name[language] ?? name.EN ?? Object.values(name)[0] ?? '',
    amount: amountFromMinor(amountMinor),
    turnover: amountFromMinor((amountMinor * BigInt(turnoverPercent)) / 100n),
    createdAt: createdAt.toISOString(),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(claimedAt && { claimedAt: claimedAt.toISOString() }),
  };
}
