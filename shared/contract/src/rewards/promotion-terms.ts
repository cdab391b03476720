import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { promotionKind, promotionState } from '../content/list-promotions.ts';
import { isoTime } from '../paging.ts';

/** How often a member may: once in all, once in a day or week of the house. */
export const promotionPer = v.picklist(['once', 'daily', 'weekly']);

/** What a promotion gives and asks for, as everybody may read it. */
export const promotionTerms = v.object({
  kind: promotionKind,
  per: promotionPer,
  /** What it gives; absent where it gives none. */
  amount: v.optional(amountText),
  points: v.optional(v.number()),
  /** Of the deposit, at most `cap`. */
  percent: v.optional(v.number()),
  cap: v.optional(amountText),
  of: v.optional(v.picklist(['first', 'next'])),
  /** Of a raffle, with how many of each are left. */
  prizes: v.optional(v.array(v.object({ amount: amountText, count: v.number(), left: v.number() }))),
  minDeposit: v.optional(amountText),
  /** Deposits count that were credited from the one time on and before the other. */
  countsFrom: v.optional(isoTime),
  countsUntil: v.optional(isoTime),
  minRank: v.optional(v.number()),
  /** Of what is given, to be bet before it can be withdrawn; 100 is once. Absent where no money is given. */
  turnoverPercent: v.optional(v.number()),
  /** How many percent of a stake count, by game type, 0 where it names none; absent: all of every stake. */
  weights: v.optional(v.record(v.string(), v.number())),
  /** Days to claim it in the reward centre. */
  claimDays: v.optional(v.number()),
  /** Members it has place for, and how many places are left. */
  places: v.optional(v.number()),
  placesLeft: v.optional(v.number()),
  /** Of the money it gives in all, what is left. */
  budgetLeft: v.optional(amountText),
});
export type PromotionTermsShown = v.InferOutput<typeof promotionTerms>;

/** Why nothing can be done about a promotion now. */
export const promotionNotNow = [
  'promotion_not_found',
  'promotion_not_started',
  'promotion_over',
  'promotion_spent',
  'promotion_taken',
  'promotion_rank',
  'promotion_deposit',
  'account_closed',
] as const;

export const participationState = v.picklist(['joined', 'applying', 'process', 'rejected', 'issued']);
export type ParticipationState = v.InferOutput<typeof participationState>;

/** What a member did about a promotion, and what came of it. */
export const participation = v.object({
  id: v.string(),
  state: participationState,
  /** Of an application. */
  comment: v.optional(v.string()),
  images: v.number(),
  /** Why an operator has rejected it. */
  reason: v.optional(v.string()),
  /** What was given. */
  amount: v.optional(amountText),
  points: v.optional(v.number()),
  /** Of a raffle: the draw that can be made again (`getRaffleDraw`). */
  drawId: v.optional(v.string()),
  /** When the member declined what it gives. */
  declinedAt: v.optional(isoTime),
  at: isoTime,
  /** The oldest first; a claimed reward is the last of it. */
  history: v.array(v.object({ state: promotionState, at: isoTime })),
});
export type Participation = v.InferOutput<typeof participation>;

export const applicationImagesAtMost = 3;
