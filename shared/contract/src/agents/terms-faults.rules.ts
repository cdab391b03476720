import { minorUnits } from '../money/amounts.ts';
import type { ContractTerms, RealTimeTerms, Tier } from './contract-terms.ts';
import { countsNoMore, rateAt } from './terms.rules.ts';

/** A field of terms by its path: `tiers.0.rate`, `profitRate`. */
export type TermsField = Exclude<keyof RealTimeTerms, 'kind'> | `tiers.${number}.${keyof Tier}`;

/** An error of a field: in the terms themselves, or against the terms they are offered below. */
export type TermsFault = 'asks_less' | 'asks_same' | 'gives_less' | 'above_own' | 'bets_left_out';

export type TermsFaults = Readonly<Partial<Record<TermsField, TermsFault>>>;

/**
 * Checks the order of tiers: each later one requires no less in everything, more in something, and gives a higher rate.
 * Missing values are not errors.
 */
export function orderFaults(tiers: readonly Partial<Tier>[]): TermsFaults {
  const faults: Partial<Record<TermsField, TermsFault>> = {};
  tiers.forEach((tier, at) => {
    const before = tiers[at - 1];
    if (!before) return;
    if (hasSameConditions(tier, before)) faults[`tiers.${at}.validBet`] = 'asks_same';
    for (const name of ['validBet', 'profitLoss'] as const)
      if (compared(tier[name], before[name]) < 0) faults[`tiers.${at}.${name}`] = 'asks_less';
    if ((tier.activeMembers ?? 0) < (before.activeMembers ?? 0)) faults[`tiers.${at}.activeMembers`] = 'asks_less';
    if (tier.rate !== undefined && before.rate !== undefined && tier.rate <= before.rate)
      faults[`tiers.${at}.rate`] = 'gives_less';
  });
  return faults;
}

/** Fields that offer more than the offerer's own terms of that kind (decision 051). */
export function faultsAbove(own: ContractTerms, offered: ContractTerms): TermsFaults {
  if (offered.kind === 'realtime') return own.kind === 'realtime' ? realTimeAbove(own, offered) : {};
  if (own.kind === 'realtime') return {};
  const above = offered.tiers.flatMap((tier, at) =>
    tier.rate > rateAt(own.tiers, tier) ? [[`tiers.${at}.rate`, 'above_own' as const]] : [],
  );
  return Object.fromEntries(above);
}

function realTimeAbove(own: RealTimeTerms, offered: RealTimeTerms): TermsFaults {
  return {
    ...(offered.profitRate > own.profitRate && { profitRate: 'above_own' as const }),
    ...(offered.lossRate > own.lossRate && { lossRate: 'above_own' as const }),
    ...(!countsNoMore(own.singleBet, offered.singleBet) && { singleBet: 'bets_left_out' as const }),
  };
}

/** Why terms are incompatible with those above: the refusal's code, and its field if it has one. */
export interface TermsIncompatibility {
  code: 'rate_above_own' | 'period_not_own' | 'carry_loss_not_own';
  field?: string | undefined;
}

/**
 * Checks terms offered below the offerer's own of the same kind; undefined when compatible. They may not give more: at
 * the figures of each tier, or by each real-time salary rate, whose bets must be among those the own terms count. They
 * are settled in the same period, and carry losses forward if the own terms do.
 */
export function incompatibilityBelow(own: ContractTerms, offered: ContractTerms): TermsIncompatibility | undefined {
  if (own.kind !== offered.kind) return { code: 'rate_above_own' };
  if ('period' in own && 'period' in offered && own.period !== offered.period)
    return { code: 'period_not_own', field: 'period' };
  if (own.kind === 'dividend' && offered.kind === 'dividend' && own.carryLoss && !offered.carryLoss)
    return { code: 'carry_loss_not_own', field: 'carryLoss' };
  const [field] = Object.keys(faultsAbove(own, offered));
  return field === undefined ? undefined : { code: 'rate_above_own', field };
}

/** Whether terms may be offered below the offerer's own. */
export const mayOfferBelow = (own: ContractTerms, offered: ContractTerms): boolean =>
  incompatibilityBelow(own, offered) === undefined;

/** The first field that breaks the order of tiers; undefined if none does. */
export function outOfOrder(terms: ContractTerms): string | undefined {
  return terms.kind === 'realtime' ? undefined : Object.keys(orderFaults(terms.tiers))[0];
}

function hasSameConditions(tier: Partial<Tier>, before: Partial<Tier>): boolean {
  return (
    tier.validBet !== undefined &&
    compared(tier.validBet, before.validBet) === 0 &&
    compared(tier.profitLoss, before.profitLoss) === 0 &&
    tier.activeMembers === before.activeMembers
  );
}

/** Negative when the first amount is less; NaN while one of the two is missing. */
function compared(amount: string | undefined, other: string | undefined): number {
  if (amount === undefined || other === undefined) return amount === other ? 0 : Number.NaN;
  const [one, two] = [minorUnits(amount), minorUnits(other)];
  return one < two ? -1 : one > two ? 1 : 0;
}
