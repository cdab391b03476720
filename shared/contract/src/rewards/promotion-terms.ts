import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { promotionKind, promotionState } from '../content/list-promotions.ts';
import { isoTime } from '../paging.ts';

/** How often a member may take part: once in all, or once per calendar day or week of the portal. */
export const promotionPer = v.picklist(['once', 'daily', 'weekly']);

/** Public terms of a promotion: reward and requirements. */
export const promotionTerms = v.object({
  kind: promotionKind,
  per: promotionPer,
  /** The reward; absent if there is none. */
  amount: v.optional(amountText),
  points: v.optional(v.number()),
  /** Percentage of the deposit, at most `cap`. */
  percent: v.optional(v.number()),
  cap: v.optional(amountText),
  of: v.optional(v.picklist(['first', 'next'])),
  /** Prizes of a raffle, with the number left of each. */
  prizes: v.optional(v.array(v.object({ amount: amountText, count: v.number(), left: v.number() }))),
  minDeposit: v.optional(amountText),
  /** Deposits count if credited from the first time (inclusive) to the second (exclusive). */
  countsFrom: v.optional(isoTime),
  countsUntil: v.optional(isoTime),
  minRank: v.optional(v.number()),
  /** Turnover required before withdrawal, in percent of the reward; 100 is once. Absent if no money is given. */
  turnoverPercent: v.optional(v.number()),
  /** Percentage of a stake that counts, by game type; missing types count 0. Absent: all of every stake. */
  weights: v.optional(v.record(v.string(), v.number())),
  /** Days to claim it in the reward centre. */
  claimDays: v.optional(v.number()),
  /** Maximum number of members, and the places left. */
  places: v.optional(v.number()),
  placesLeft: v.optional(v.number()),
  /** Budget left of all the money it gives. */
  budgetLeft: v.optional(amountText),
});
export type PromotionTermsShown = v.InferOutput<typeof promotionTerms>;

/** Why no action is possible now. */
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

/** A member's participation in a promotion, and its outcome. */
export const participation = v.object({
  id: v.string(),
  state: participationState,
  /** State of an application. */
  comment: v.optional(v.string()),
  images: v.number(),
  /** An operator's reason for rejecting it. */
  reason: v.optional(v.string()),
  /** What was given. */
  amount: v.optional(amountText),
  points: v.optional(v.number()),
  /** For a raffle: the draw that can be verified (`getRaffleDraw`). */
  drawId: v.optional(v.string()),
  /** When the member declined the reward. */
  declinedAt: v.optional(isoTime),
  at: isoTime,
  /** Oldest first; a claimed reward is the last entry. */
  history: v.array(v.object({ state: promotionState, at: isoTime })),
});
export type Participation = v.InferOutput<typeof participation>;

export const applicationImagesAtMost = 3;
