import { minorUnits } from '../amounts.ts';
import type { ContractTerms, Tier } from './contract-terms.ts';

/** What the tiers of a contract are compared by; money as on the wire. */
export type TierFigures = Pick<Tier, 'validBet' | 'profitLoss' | 'activeMembers'>;

/** Basis points of the highest tier whose conditions all hold; 0 when none do. */
export function rateAt(tiers: readonly Tier[], figures: TierFigures): number {
  return tiers.reduce((best, tier) => (reaches(figures, tier) ? Math.max(best, tier.rate) : best), 0);
}

/** The most that terms give, in basis points. */
export function highestRate(terms: ContractTerms): number {
  if (terms.kind === 'realtime') return Math.max(terms.profitRate, terms.lossRate);
  return Math.max(...terms.tiers.map(({ rate }) => rate));
}

/** True when figures meet all conditions of a tier, its very figures included. */
function reaches(figures: TierFigures, tier: TierFigures): boolean {
  return (
    minorUnits(figures.validBet) >= minorUnits(tier.validBet) &&
    winsAtLeast(minorUnits(figures.profitLoss), minorUnits(tier.profitLoss)) &&
    figures.activeMembers >= tier.activeMembers
  );
}

/** Zero asks for nothing, a period below zero has it, too. */
function winsAtLeast(profitLoss: bigint, asked: bigint): boolean {
  return asked === 0n || profitLoss >= asked;
}

/** Bounds of single bets on the wire: whether the second leaves out no bet fewer than the first; "0.00" leaves none out. */
export function countsNoMore(own: string, offered: string): boolean {
  const [ownBound, bound] = [minorUnits(own), minorUnits(offered)];
  return ownBound === 0n || (bound !== 0n && bound <= ownBound);
}
