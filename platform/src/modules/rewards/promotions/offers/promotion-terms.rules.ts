import { minorUnits } from '@portal/shared/contract/money/amounts';
import { lesserOf, percentOf } from '@portal/shared/contract/money/money-parts';
import type { PromotionKind } from '@portal/shared/contract/rewards/promotions';
import { mondayOf } from '@portal/shared/contract/time/calendar-days';
import type { RewardSettingValues } from '../../rewards.settings.ts';

export type PromotionTerms = RewardSettingValues['rewards.promotions'][string];
export type TermsOf<Kind extends PromotionKind> = Extract<PromotionTerms, { kind: Kind }>;

/** A promotion without terms can be joined, and gives nothing. */
export const freeTerms: PromotionTerms = { kind: 'join', per: 'once', minRank: 0, minDeposit: '0.00' };

/** How much of a promotion is taken. */
export interface PromotionUsage {
  taken: number;
  spentMinor: bigint;
}

/** Names the period in which a member may take a promotion once: `once`, the day, or the Monday of the week. */
export function periodOf({ per }: Pick<PromotionTerms, 'per'>, day: string): string {
  if (per === 'once') return 'once';
  return per === 'daily' ? day : mondayOf(day);
}

/** Returns the number of places; undefined when unlimited. */
export function placesOf(terms: PromotionTerms): number | undefined {
  const prizes = terms.kind === 'raffle' ? terms.prizes.reduce((sum, { count }) => sum + count, 0) : Infinity;
  const places = Math.min(terms.places ?? Infinity, prizes);
  return Number.isFinite(places) ? places : undefined;
}

/** Returns the remaining budget in minor units; undefined when unlimited, or limited by prizes. */
export function budgetLeft(terms: PromotionTerms, { spentMinor }: PromotionUsage): bigint | undefined {
  if (terms.kind === 'join' || terms.kind === 'raffle' || terms.budget === undefined) return undefined;
  const left = minorUnits(terms.budget) - spentMinor;
  return left > 0n ? left : 0n;
}

/** Whether one more member gets a place and this much money. */
export function hasRoom(terms: PromotionTerms, usage: PromotionUsage, costMinor: bigint): boolean {
  const left = budgetLeft(terms, usage);
  return usage.taken < (placesOf(terms) ?? Infinity) && (left === undefined || costMinor <= left);
}

/** Returns the least cost of one more member; with less budget nothing can be taken. */
export function leastCost(terms: PromotionTerms): bigint {
  if (terms.kind === 'deposit') return 1n;
  return terms.kind === 'bonus' || terms.kind === 'application' ? minorUnits(terms.amount ?? '0.00') : 0n;
}

/** Computes a deposit's bonus, up to the cap, rounded down to whole minor units. */
export function depositBonus({ percent, cap }: TermsOf<'deposit'>, depositMinor: bigint): bigint {
  const share = percentOf(depositMinor, percent);
  return lesserOf(share, minorUnits(cap));
}

export interface CreditedDeposit {
  id: string;
  amountMinor: bigint;
  at: Date;
}

/** Whether the terms depend on deposits. */
export const needsDeposits = ({ kind, minDeposit }: PromotionTerms): boolean =>
  kind === 'deposit' || minDeposit !== '0.00';

/**
 * Whether a deposit at that time counts by the terms. The document's dates, written by one person, only open and close.
 */
export const countsAt = ({ countsFrom, countsUntil }: PromotionTerms, at: Date): boolean =>
  (countsFrom === undefined || at >= new Date(countsFrom)) && (countsUntil === undefined || at < new Date(countsUntil));

/**
 * Finds the deposit for a bonus: the very first, or the oldest since joining; large enough for a bonus above zero, and
 * without one yet.
 * @param deposits oldest first
 */
export function depositFor(
  terms: TermsOf<'deposit'>,
  joinedAt: Date,
  deposits: readonly CreditedDeposit[],
  used: ReadonlySet<string>,
): CreditedDeposit | undefined {
  const least = minorUnits(terms.minDeposit);
  const qualifies = ({ id, amountMinor, at }: CreditedDeposit) =>
    amountMinor >= least && depositBonus(terms, amountMinor) > 0n && !used.has(id) && countsAt(terms, at);
  if (terms.of === 'first') return deposits.slice(0, 1).find(qualifies);
  return deposits.find((deposit) => deposit.at >= joinedAt && qualifies(deposit));
}

interface PrizeLeft {
  amount: string;
  count: number;
  left: number;
}

/** @param drawn how often each amount (text) was drawn */
export const prizesLeft = ({ prizes }: TermsOf<'raffle'>, drawn: ReadonlyMap<string, number>): PrizeLeft[] =>
  prizes.map(({ amount, count }) => ({ amount, count, left: Math.max(0, count - (drawn.get(amount) ?? 0)) }));
