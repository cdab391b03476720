import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { filledText } from '../typed/form-texts.ts';
import { applicationCommentAtMost, commentLength } from './application-comment.ts';

/** How often a member may take part: once in all, or once per calendar day or week of the portal. */
export const promotionPer = v.picklist(['once', 'daily', 'weekly']);

/** The member's action: join, claim at once, apply to an operator, join and claim for a deposit, draw. */
export const promotionKinds = ['join', 'bonus', 'application', 'deposit', 'raffle'] as const;
export const promotionKind = v.picklist(promotionKinds);

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

/** Activity status (docs/product.md 4). */
export const promotionState = v.picklist([
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'coming_soon',
]);

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
export type PromotionKind = v.InferOutput<typeof promotionKind>;

/** What the member lacks to join or claim. */
export const promotionObstacle = v.picklist(['promotion_rank', 'promotion_deposit']);
export type PromotionObstacle = v.InferOutput<typeof promotionObstacle>;

export const promotion = v.object({
  id: v.string(),
  type: v.string(),
  title: v.string(),
  summary: v.string(),
  content: v.string(),
  art: v.string(),
  /** For the caller; a visitor and a trial account see a newcomer's state. */
  state: promotionState,
  kind: promotionKind,
  /** With `join` and `claim`: requirements that must be met first. */
  obstacle: v.optional(promotionObstacle),
  startsAt: v.optional(v.string()),
  endsAt: v.optional(v.string()),
});
export type Promotion = v.InferOutput<typeof promotion>;

export const listPromotions = defineCall({
  method: 'get',
  path: '/wps/promotion/list',
  access: 'public',
  knowsMember: true,
  input: v.object({ type: v.optional(v.pipe(v.string(), v.maxLength(32))) }),
  output: v.object({ promotions: v.array(promotion) }),
  refusals: [],
});

const promotionId = filledText(64);
const detail = v.object({
  ...promotion.entries,
  terms: promotionTerms,
  /** Identifies the reward and its terms; a claim or draw names the ones it was shown. */
  termsId: v.string(),
  /** The member's latest participation that counts now. */
  participation: v.optional(participation),
  /** What a claim would give now. */
  offer: v.optional(amountText),
});
export type PromotionDetail = v.InferOutput<typeof detail>;

/** One promotion with its terms and the member's participation. */
export const getPromotion = defineCall({
  method: 'get',
  path: '/wps/promotion/detail',
  access: 'public',
  knowsMember: true,
  input: v.object({ id: promotionId }),
  output: detail,
  refusals: ['promotion_not_found'],
});

/** Joins a promotion, whether joining is all or a claim for a deposit follows. */
export const joinPromotion = defineCall({
  method: 'post',
  path: '/wps/promotion/join',
  access: 'real-account',
  idempotent: true,
  input: v.object({ promotionId }),
  output: detail,
  refusals: promotionNotNow,
});

/** Puts a promotion's reward into the reward centre; `conflict` if the terms differ from those shown. */
export const claimPromotion = defineCall({
  method: 'post',
  path: '/wps/promotion/claim',
  access: 'real-account',
  idempotent: true,
  input: v.object({ promotionId, termsId: v.optional(filledText(64)) }),
  output: detail,
  refusals: [...promotionNotNow, 'conflict'],
});

/**
 * Declines what a claim would give now, or a raffle ticket before it is drawn, for good: it pays nothing and is not
 * offered again in this period. A repeat changes nothing.
 */
export const declinePromotion = defineCall({
  method: 'post',
  path: '/wps/promotion/decline',
  access: 'real-account',
  input: v.object({ promotionId }),
  output: detail,
  refusals: promotionNotNow,
});

/** Applies for a reward that an operator decides on; the images are uploaded before (`uploadPromotionImage`). */
export const applyForPromotion = defineCall({
  method: 'post',
  path: '/wps/promotion/applications',
  access: 'real-account',
  idempotent: true,
  input: v.object({
    promotionId,
    comment: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => commentLength(text) > 0, 'required'),
      v.check((text) => commentLength(text) <= applicationCommentAtMost, 'comment_too_long'),
    ),
    imageIds: v.optional(v.pipe(v.array(filledText(64)), v.maxLength(applicationImagesAtMost, 'too_many_images')), []),
    termsId: v.optional(filledText(64)),
  }),
  output: detail,
  refusals: [...promotionNotNow, 'image_missing', 'conflict'],
});

/**
 * Stores a picture for an application: PNG or JPEG (checked by content), at most 5 MB and 25 megapixels, re-encoded.
 * `data` is base64. Of pictures without an application the last three stay, for a day.
 */
export const uploadPromotionImage = defineCall({
  method: 'post',
  path: '/wps/promotion/images',
  access: 'real-account',
  input: v.object({ promotionId, data: v.pipe(v.string(), v.maxLength(7_000_000, 'picture_too_large')) }),
  output: v.object({ imageId: v.string() }),
  refusals: [
    'promotion_not_found',
    'not_a_proof_picture',
    'picture_too_large',
    'too_many_uploads',
    'upload_under_way',
    'pictures_busy',
  ],
});
