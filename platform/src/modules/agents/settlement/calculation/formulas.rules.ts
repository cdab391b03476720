import type { RealTimeTerms, TieredTerms } from '@portal/shared/contract/agents/contract-terms';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { partOf } from '@portal/shared/contract/money/money-parts';
import type { PlayerNets, TeamSums } from '../../figures/figures-api.ts';

type Money = Omit<TeamSums, 'rounds' | 'activeMembers'>;

/** Computes the platform's net win from a team, in minor units; negative when the team has won. */
export function netOf({ validBetMinor, winMinor, bonusMinor, rebateMinor }: Money): bigint {
  return validBetMinor - winMinor - bonusMinor - rebateMinor;
}

/**
 * Returns the index of the highest tier whose conditions all hold; undefined when none is reached. Limits are
 * inclusive.
 */
export function tierReached(tiers: TieredTerms['tiers'], sums: TeamSums): number | undefined {
  const net = netOf(sums);
  const reached = tiers.findLastIndex(
    ({ validBet, profitLoss, activeMembers }) =>
      sums.validBetMinor >= minorUnits(validBet) &&
      // "0.00" sets no condition, not even a win of the platform.
      (minorUnits(profitLoss) === 0n || net >= minorUnits(profitLoss)) &&
      sums.activeMembers >= activeMembers,
  );
  return reached < 0 ? undefined : reached;
}

/** Result of a period by the formula, before deducting direct downlines. Money in minor units. */
export interface Earned {
  tier: number | undefined;
  /** Basis points. */
  rate: number;
  grossMinor: bigint;
  /** Zero or below. */
  lossCarriedOutMinor: bigint;
}

/**
 * Computes dividend, daily and hourly salary (docs/architecture.md 7). `lossCarriedInMinor` is the loss carried forward,
 * zero or negative.
 */
export function earnedOf(terms: TieredTerms, sums: TeamSums, lossCarriedInMinor: bigint): Earned {
  const tier = tierReached(terms.tiers, sums);
  const rate = tier === undefined ? 0 : (terms.tiers[tier]?.rate ?? 0);
  if (terms.kind !== 'dividend') {
    return { tier, rate, grossMinor: partOf(atLeastZero(sums.validBetMinor), rate), lossCarriedOutMinor: 0n };
  }
  const base = netOf(sums) + (terms.carryLoss ? lossCarriedInMinor : 0n);
  const lossCarriedOutMinor = terms.carryLoss && base < 0n ? base : 0n;
  return { tier, rate, grossMinor: partOf(atLeastZero(base), rate), lossCarriedOutMinor };
}

/** Computes the real-time salary of a window; nets already exclude bets above the limit. */
export function realTimeGross(
  { profitRate, lossRate }: Pick<RealTimeTerms, 'profitRate' | 'lossRate'>,
  { losingMinor, winningMinor }: Pick<PlayerNets, 'losingMinor' | 'winningMinor'>,
): bigint {
  return partOf(losingMinor, profitRate) + partOf(winningMinor, lossRate);
}

/** Computes the payment from the gross and the downlines' share. */
export function amountOf(grossMinor: bigint, downlineShareMinor: bigint): bigint {
  return atLeastZero(grossMinor - downlineShareMinor);
}

function atLeastZero(minor: bigint): bigint {
  return minor > 0n ? minor : 0n;
}
