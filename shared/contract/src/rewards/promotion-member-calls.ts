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
  /** Names what it gives and on which terms; who claims or draws says what was shown. */
  termsId: v.string(),
  /** The last of the member that counts now. */
  participation: v.optional(participation),
  /** What a claim would give now. */
  offer: v.optional(amountText),
});
export type PromotionDetail = v.InferOutput<typeof detail>;

/** One with its terms and what the member did about it. */
export const getPromotion = defineCall({
  method: 'get',
  path: '/wps/promotion/detail',
  access: 'public',
  knowsMember: true,
  input: v.object({ id: promotionId }),
  output: detail,
  refusals: ['promotion_not_found'],
});

/** Takes part: in what is joined alone, and in what is claimed for a deposit afterwards. */
export const joinPromotion = defineCall({
  method: 'post',
  path: '/wps/promotion/join',
  access: 'real-account',
  idempotent: true,
  input: v.object({ promotionId }),
  output: detail,
  refusals: promotionNotNow,
});

/** Puts what a promotion gives into the reward centre; `conflict` where the terms are no longer those shown. */
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
 * Declines what a claim would give now, or the ticket of a raffle before it is drawn, for good: it pays nothing and is not
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

/** Applies for what an operator decides; the images were sent before (`uploadPromotionImage`). */
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
 * Keeps a picture for an application: PNG or JPEG, told by its content, at most 5 MB and 25 megapixels, encoded anew. `data`
 * is base64. Of those that belong to no application the last three are kept, for a day.
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
