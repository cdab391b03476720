import type { ContractTerms, Tier } from '@portal/shared/contract/agents/contract-terms';
import { minorUnits } from '@portal/shared/contract/amounts';

/** What the tiers of a contract are compared by; money as on the wire. */
export type TierFigures = Pick<Tier, 'validBet' | 'profitLoss' | 'activeMembers'>;

/** Each tier asks for no less than the one before it in everything, for more in something, and gives a higher rate. */
export function tiersInOrder(terms: ContractTerms): boolean {
  if (terms.kind === 'realtime') return true;
  return terms.tiers.every((tier, at) => {
    const before = terms.tiers[at - 1];
    return before === undefined || (tier.rate > before.rate && reaches(tier, before) && !reaches(before, tier));
  });
}

/** Basis points of the highest tier whose conditions all hold; 0 when none do. */
export function rateAt(tiers: readonly Tier[], figures: TierFigures): number {
  return tiers.reduce((best, tier) => (reaches(figures, tier) ? Math.max(best, tier.rate) : best), 0);
}

/** The most that terms give, in basis points. */
export function highestRate(terms: ContractTerms): number {
  if (terms.kind === 'realtime') return Math.max(terms.profitRate, terms.lossRate);
  return Math.max(...terms.tiers.map(({ rate }) => rate));
}

/** Why terms do not fit below others; the code of the refusal. */
export type Misfit = 'rate_above_own' | 'period_not_own' | 'carry_loss_not_own';

/** Whether terms may be offered below the offerer's own. */
export function fitsBelow(own: ContractTerms, offered: ContractTerms): boolean {
  return misfitBelow(own, offered) === undefined;
}

/**
 * Why terms offered below do not fit the offerer's own of the same kind; undefined when they do. They give no more: at the
 * figures of each tier, or by each rate of real-time salary, whose bets must be among those the own terms count. They are
 * settled together: in the same period, and losses that the own carries on are carried on below.
 */
export function misfitBelow(own: ContractTerms, offered: ContractTerms): Misfit | undefined {
  if ('period' in own && 'period' in offered && own.period !== offered.period) return 'period_not_own';
  if (own.kind === 'dividend' && offered.kind === 'dividend' && own.carryLoss && !offered.carryLoss) {
    return 'carry_loss_not_own';
  }
  return givesNoMore(own, offered) ? undefined : 'rate_above_own';
}

function givesNoMore(own: ContractTerms, offered: ContractTerms): boolean {
  if (own.kind === 'realtime' && offered.kind === 'realtime') {
    const isWithin = offered.profitRate <= own.profitRate && offered.lossRate <= own.lossRate;
    return isWithin && countsNoMore(minorUnits(own.singleBet), minorUnits(offered.singleBet));
  }
  if (own.kind === 'realtime' || offered.kind === 'realtime') return false;
  return own.kind === offered.kind && offered.tiers.every((tier) => rateAt(own.tiers, tier) >= tier.rate);
}

/** Bounds of single bets in minor units; 0 leaves none out. */
function countsNoMore(own: bigint, offered: bigint): boolean {
  return own === 0n || (offered !== 0n && offered <= own);
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
