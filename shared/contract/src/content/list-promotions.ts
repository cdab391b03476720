import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

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

/** The member's action: join, claim at once, apply to an operator, join and claim for a deposit, draw. */
export const promotionKinds = ['join', 'bonus', 'application', 'deposit', 'raffle'] as const;
export const promotionKind = v.picklist(promotionKinds);
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
