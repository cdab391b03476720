import type { RealTimeTerms, TieredTerms } from '@portal/shared/contract/agents/contract-terms';
import { minorUnits } from '@portal/shared/contract/amounts';
import { partOf } from '@portal/shared/contract/money-parts';
import type { PlayerNets, TeamSums } from '../figures/figures-door.ts';

type Money = Omit<TeamSums, 'rounds' | 'activeMembers'>;

/** What the house has won of a team, in minor units; below zero when the team has won. */
export function netOf({ validBetMinor, winMinor, bonusMinor, rebateMinor }: Money): bigint {
  return validBetMinor - winMinor - bonusMinor - rebateMinor;
}

/** Place of the highest tier whose conditions all hold, from 0; undefined when none is reached. A figure at its bound reaches it. */
export function tierReached(tiers: TieredTerms['tiers'], sums: TeamSums): number | undefined {
  const net = netOf(sums);
  const reached = tiers.findLastIndex(
    ({ validBet, profitLoss, activeMembers }) =>
      sums.validBetMinor >= minorUnits(validBet) &&
      // "0.00" asks for nothing, not even that the house has not lost.
      (minorUnits(profitLoss) === 0n || net >= minorUnits(profitLoss)) &&
      sums.activeMembers >= activeMembers,
  );
  return reached < 0 ? undefined : reached;
}

/** What a period comes to by the formula, before what the direct downlines take. Money in minor units. */
export interface Earned {
  tier: number | undefined;
  /** Basis points. */
  rate: number;
  grossMinor: bigint;
  /** Zero or below. */
  carriedOutMinor: bigint;
}

/** Dividend, daily and hourly salary (docs/architecture.md 7). `carriedInMinor` is zero or below, the loss of the periods before. */
export function earnedOf(terms: TieredTerms, sums: TeamSums, carriedInMinor: bigint): Earned {
  const tier = tierReached(terms.tiers, sums);
  const rate = tier === undefined ? 0 : (terms.tiers[tier]?.rate ?? 0);
  if (terms.kind !== 'dividend') {
    return { tier, rate, grossMinor: partOf(atLeastZero(sums.validBetMinor), rate), carriedOutMinor: 0n };
  }
  const base = netOf(sums) + (terms.carryLoss ? carriedInMinor : 0n);
  const carriedOutMinor = terms.carryLoss && base < 0n ? base : 0n;
  return { tier, rate, grossMinor: partOf(atLeastZero(base), rate), carriedOutMinor };
}

/** Real-time salary of one window: bets above the bound are not in the nets any more. */
export function realTimeGross(
  { profitRate, lossRate }: Pick<RealTimeTerms, 'profitRate' | 'lossRate'>,
  { losingMinor, winningMinor }: Pick<PlayerNets, 'losingMinor' | 'winningMinor'>,
): bigint {
  return partOf(losingMinor, profitRate) + partOf(winningMinor, lossRate);
}

/** What is paid of a gross. */
export function amountOf(grossMinor: bigint, takenMinor: bigint): bigint {
  return atLeastZero(grossMinor - takenMinor);
}

function atLeastZero(minor: bigint): bigint {
  return minor > 0n ? minor : 0n;
}
