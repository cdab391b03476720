import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { promotion } from '../content/list-promotions.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { applicationCommentAtMost, commentLength } from './application-comment.ts';
import { applicationImagesAtMost, participation, promotionNotNow, promotionTerms } from './promotion-terms.ts';

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
