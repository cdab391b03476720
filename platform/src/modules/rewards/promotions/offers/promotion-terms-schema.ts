import { isoTime } from '@portal/shared/contract/calls/paging';
import { gameType } from '@portal/shared/contract/game-types';
import { nonNegativeAmountText, positiveAmountText } from '@portal/shared/contract/money/amounts';
import { promotionPer } from '@portal/shared/contract/rewards/promotions';
import * as v from 'valibot';
import { isAtMost, wholeNumber } from '../../../settings/index.ts';

const count = wholeNumber(1, 1_000_000);
const asked = {
  per: v.optional(promotionPer, 'once'),
  minRank: v.optional(wholeNumber(0, 99), 0),
  /** Credited in all; for a deposit bonus the least deposit that gets it. */
  minDeposit: v.optional(nonNegativeAmountText, '0.00'),
  /** Only deposits credited from the first time on and before the second count; without them all do. */
  countsFrom: v.optional(isoTime),
  countsUntil: v.optional(isoTime),
  /** How many members can join in all. */
  places: v.optional(count),
};

const gameTypeKey = v.pipe(
  v.string(),
  v.check((key) => v.is(gameType, key), 'not a game type'),
);

/**
 * Percent of a stake that counts for wagering, by game type; 0 for a type not named; without weights every stake counts
 * fully.
 */
const wageringWeights = v.optional(v.record(gameTypeKey, wholeNumber(0, 100)));
const given = {
  turnoverPercent: v.optional(wholeNumber(0, 10_000), 100),
  weights: wageringWeights,
  claimDays: v.optional(wholeNumber(1, 365)),
};
const budget = v.optional(positiveAmountText);
const fixed = { amount: v.optional(positiveAmountText), points: v.optional(count) };
const prize = v.strictObject({ amount: positiveAmountText, count: wholeNumber(1, 100_000) });

const terms = v.variant('kind', [
  v.strictObject({ kind: v.literal('join'), ...asked }),
  v.strictObject({ kind: v.literal('bonus'), ...asked, ...given, ...fixed, budget }),
  v.strictObject({ kind: v.literal('application'), ...asked, ...given, ...fixed, budget }),
  v.strictObject({
    kind: v.literal('deposit'),
    ...asked,
    ...given,
    budget,
    of: v.picklist(['first', 'next']),
    percent: wholeNumber(1, 1000),
    cap: positiveAmountText,
  }),
  v.strictObject({
    kind: v.literal('raffle'),
    ...asked,
    ...given,
    prizes: v.pipe(v.array(prize), v.minLength(1), v.maxLength(50)),
  }),
]);
type Terms = v.InferOutput<typeof terms>;

const givesSomething = (one: Terms) =>
  (one.kind !== 'bonus' && one.kind !== 'application') || one.amount !== undefined || one.points !== undefined;
const prizesDiffer = (one: Terms) =>
  one.kind !== 'raffle' || new Set(one.prizes.map(({ amount }) => amount)).size === one.prizes.length;

/** Whether any bet can fulfil the wagering. */
const canBeFilled = ({ turnoverPercent, weights }: Wagering): boolean =>
  turnoverPercent === 0 || weights === undefined || Object.values(weights).some((percent) => percent > 0);
const wageringEnds = (one: Terms) => one.kind === 'join' || canBeFilled(one);
const countsForATime = ({ countsFrom, countsUntil }: Terms) =>
  !countsFrom || !countsUntil || new Date(countsFrom) < new Date(countsUntil);

const isWithinBudget = (one: Terms) => {
  if (!('budget' in one) || one.budget === undefined) return true;
  const most = one.kind === 'deposit' ? one.cap : one.amount;
  return most === undefined || isAtMost(most, one.budget);
};

/** By the id of the promotion. */
export const promotionTermsById = v.record(
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'the id of a promotion')),
  v.pipe(
    terms,
    v.check(givesSomething, 'needs an amount or points'),
    v.check(prizesDiffer, 'two prizes have the same amount'),
    v.check(countsForATime, 'deposits stop counting before they start'),
    v.check(isWithinBudget, 'one member alone could get more than the budget'),
    v.check(wageringEnds, 'no bet counts towards the turnover'),
  ),
);

interface Wagering {
  turnoverPercent: number;
  weights?: Readonly<Record<string, number>> | undefined;
}
