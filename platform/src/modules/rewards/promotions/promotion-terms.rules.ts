import { minorUnits } from '@portal/shared/contract/amounts';
import { mondayOf } from '@portal/shared/contract/calendar-days';
import type { PromotionKind } from '@portal/shared/contract/content/list-promotions';
import { lesserOf, percentOf } from '@portal/shared/contract/money-parts';
import type { SettingValue } from '../../content/index.ts';

export type PromotionTerms = SettingValue<'rewards.promotions'>[string];
export type TermsOf<Kind extends PromotionKind> = Extract<PromotionTerms, { kind: Kind }>;

/** A promotion without terms can be joined, and gives nothing. */
export const freeTerms: PromotionTerms = { kind: 'join', per: 'once', minRank: 0, minDeposit: '0.00' };

/** How much of a promotion is taken. */
export interface Book {
  taken: number;
  spentMinor: bigint;
}

/** Names the time in which a member may take a promotion once: `once`, the day, the Monday of the week. */
export function periodOf({ per }: Pick<PromotionTerms, 'per'>, day: string): string {
  if (per === 'once') return 'once';
  return per === 'daily' ? day : mondayOf(day);
}

/** Members a promotion has place for; undefined where there is no end to it. */
export function placesOf(terms: PromotionTerms): number | undefined {
  const prizes = terms.kind === 'raffle' ? terms.prizes.reduce((sum, { count }) => sum + count, 0) : Infinity;
  const places = Math.min(terms.places ?? Infinity, prizes);
  return Number.isFinite(places) ? places : undefined;
}

/** What may still be given, in minor units; undefined where there is no end to it, or prizes end it. */
export function budgetLeft(terms: PromotionTerms, { spentMinor }: Book): bigint | undefined {
  if (terms.kind === 'join' || terms.kind === 'raffle' || terms.budget === undefined) return undefined;
  const left = minorUnits(terms.budget) - spentMinor;
  return left > 0n ? left : 0n;
}

/** Whether one more member gets a place and so much money. */
export function hasRoom(terms: PromotionTerms, book: Book, costMinor: bigint): boolean {
  const left = budgetLeft(terms, book);
  return book.taken < (placesOf(terms) ?? Infinity) && (left === undefined || costMinor <= left);
}

/** The least that one more member costs: below it nothing is left to take. */
export function leastCost(terms: PromotionTerms): bigint {
  if (terms.kind === 'deposit') return 1n;
  return terms.kind === 'bonus' || terms.kind === 'application' ? minorUnits(terms.amount ?? '0.00') : 0n;
}

/** Of a deposit, at most the cap; parts of a minor unit are not given. */
export function depositBonus({ percent, cap }: TermsOf<'deposit'>, depositMinor: bigint): bigint {
  const share = percentOf(depositMinor, percent);
  return lesserOf(share, minorUnits(cap));
}

export interface CreditedDeposit {
  id: string;
  amountMinor: bigint;
  at: Date;
}

/** Whether what a member deposits matters. */
export const asksForDeposits = ({ kind, minDeposit }: PromotionTerms): boolean =>
  kind === 'deposit' || minDeposit !== '0.00';

/** Whether a deposit of that time counts by the terms; dates of the document, which one person writes, open and close alone. */
export const countsAt = ({ countsFrom, countsUntil }: PromotionTerms, at: Date): boolean =>
  (countsFrom === undefined || at >= new Date(countsFrom)) && (countsUntil === undefined || at < new Date(countsUntil));

/**
 * The deposit a bonus is given for: the first there ever was, or the oldest since the member joined; large enough for a
 * bonus of more than nothing, and without one yet. @param deposits the oldest first
 */
export function depositFor(
  terms: TermsOf<'deposit'>,
  joinedAt: Date,
  deposits: readonly CreditedDeposit[],
  used: ReadonlySet<string>,
): CreditedDeposit | undefined {
  const least = minorUnits(terms.minDeposit);
  const fits = ({ id, amountMinor, at }: CreditedDeposit) =>
    amountMinor >= least && depositBonus(terms, amountMinor) > 0n && !used.has(id) && countsAt(terms, at);
  if (terms.of === 'first') return deposits.slice(0, 1).find(fits);
  return deposits.find((deposit) => deposit.at >= joinedAt && fits(deposit));
}

export interface PrizeLeft {
  amount: string;
  count: number;
  left: number;
}

/** @param drawn how often each amount (text) was drawn */
export const prizesLeft = ({ prizes }: TermsOf<'raffle'>, drawn: ReadonlyMap<string, number>): PrizeLeft[] =>
  prizes.map(({ amount, count }) => ({ amount, count, left: Math.max(0, count - (drawn.get(amount) ?? 0)) }));
