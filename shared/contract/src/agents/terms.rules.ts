import { minorUnits } from '../money/amounts.ts';
import type { ContractTerms, Tier } from './contract-terms.ts';

/** Figures that the tiers of a contract are compared by; money as on the wire. */
export type TierFigures = Pick<Tier, 'validBet' | 'profitLoss' | 'activeMembers'>;

/** Basis points of the highest tier whose conditions all hold; 0 if none do. */
export function rateAt(tiers: readonly Tier[], figures: TierFigures): number {
  return tiers.reduce((best, tier) => (reaches(figures, tier) ? Math.max(best, tier.rate) : best), 0);
}

/** Highest rate that terms give, in basis points. */
export function highestRate(terms: ContractTerms): number {
  if (terms.kind === 'realtime') return Math.max(terms.profitRate, terms.lossRate);
  return Math.max(...terms.tiers.map(({ rate }) => rate));
}

/** True when figures meet all conditions of a tier; equal figures count. */
function reaches(figures: TierFigures, tier: TierFigures): boolean {
  return (
    minorUnits(figures.validBet) >= minorUnits(tier.validBet) &&
    winsAtLeast(minorUnits(figures.profitLoss), minorUnits(tier.profitLoss)) &&
    figures.activeMembers >= tier.activeMembers
  );
}

/** Zero requires nothing, so a negative period meets it, too. */
function winsAtLeast(profitLoss: bigint, asked: bigint): boolean {
  return asked === 0n || profitLoss >= asked;
}

/** Bounds of single bets: whether the second ignores no bet that the first counts; "0.00" ignores none. */
export function countsNoMore(own: string, offered: string): boolean {
  const [ownBound, bound] = [minorUnits(own), minorUnits(offered)];
  return ownBound === 0n || (bound !== 0n && bound <= ownBound);
}
