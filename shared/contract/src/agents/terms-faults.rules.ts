import { minorUnits } from '../amounts.ts';
import type { ContractTerms, RealTimeTerms, Tier } from './contract-terms.ts';
import { countsNoMore, rateAt } from './terms.rules.ts';

/** A field of terms by its path: `tiers.0.rate`, `profitRate`. */
export type TermsField = Exclude<keyof RealTimeTerms, 'kind'> | `tiers.${number}.${keyof Tier}`;

/** What is wrong with a field beside the terms themselves, or the terms they are offered below. */
export type TermsFault = 'asks_less' | 'asks_same' | 'gives_less' | 'above_own' | 'bets_left_out';

export type TermsFaults = Readonly<Partial<Record<TermsField, TermsFault>>>;

/**
 * Each later tier asks for no less than the one before it in everything, for more in something, and gives a higher rate.
 * What is not known yet of a tier is wrong in nothing.
 */
export function orderFaults(tiers: readonly Partial<Tier>[]): TermsFaults {
  const faults: Partial<Record<TermsField, TermsFault>> = {};
  tiers.forEach((tier, at) => {
    const before = tiers[at - 1];
    if (!before) return;
    if (asksSame(tier, before)) faults[`tiers.${at}.validBet`] = 'asks_same';
    for (const name of ['validBet', 'profitLoss'] as const)
      if (compared(tier[name], before[name]) < 0) faults[`tiers.${at}.${name}`] = 'asks_less';
    if ((tier.activeMembers ?? 0) < (before.activeMembers ?? 0)) faults[`tiers.${at}.activeMembers`] = 'asks_less';
    if (tier.rate !== undefined && before.rate !== undefined && tier.rate <= before.rate)
      faults[`tiers.${at}.rate`] = 'gives_less';
  });
  return faults;
}

/** Fields that offer more than the own terms of the kind give (decision 051). */
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

/** Why terms do not fit below others: the code of the refusal, and the field it speaks of where it speaks of one. */
export interface Misfit {
  code: 'rate_above_own' | 'period_not_own' | 'carry_loss_not_own';
  field?: string | undefined;
}

/**
 * Why terms offered below do not fit the offerer's own of the same kind; undefined when they do. They give no more: at the
 * figures of each tier, or by each rate of real-time salary, whose bets must be among those the own terms count. They are
 * settled together: in the same period, and losses that the own carries on are carried on below.
 */
export function misfitBelow(own: ContractTerms, offered: ContractTerms): Misfit | undefined {
  if (own.kind !== offered.kind) return { code: 'rate_above_own' };
  if ('period' in own && 'period' in offered && own.period !== offered.period)
    return { code: 'period_not_own', field: 'period' };
  if (own.kind === 'dividend' && offered.kind === 'dividend' && own.carryLoss && !offered.carryLoss)
    return { code: 'carry_loss_not_own', field: 'carryLoss' };
  const [field] = Object.keys(faultsAbove(own, offered));
  return field === undefined ? undefined : { code: 'rate_above_own', field };
}

/** Whether terms may be offered below the offerer's own. */
export const fitsBelow = (own: ContractTerms, offered: ContractTerms): boolean =>
  misfitBelow(own, offered) === undefined;

/** The first field that breaks the order of tiers; undefined when none does. */
export function outOfOrder(terms: ContractTerms): string | undefined {
  return terms.kind === 'realtime' ? undefined : Object.keys(orderFaults(terms.tiers))[0];
}

function asksSame(tier: Partial<Tier>, before: Partial<Tier>): boolean {
  return (
    tier.validBet !== undefined &&
    compared(tier.validBet, before.validBet) === 0 &&
    compared(tier.profitLoss, before.profitLoss) === 0 &&
    tier.activeMembers === before.activeMembers
  );
}

/** Below zero: the first amount is less; no number while one of the two is not known. */
function compared(amount: string | undefined, other: string | undefined): number {
  if (amount === undefined || other === undefined) return amount === other ? 0 : Number.NaN;
  const [one, two] = [minorUnits(amount), minorUnits(other)];
  return one < two ? -1 : one > two ? 1 : 0;
}
