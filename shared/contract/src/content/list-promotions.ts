import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

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

export const promotion = v.object({
  id: v.string(),
  type: v.string(),
  title: v.string(),
  summary: v.string(),
  content: v.string(),
  art: v.string(),
  state: promotionState,
  endsAt: v.optional(v.string()),
});
export type Promotion = v.InferOutput<typeof promotion>;

export const listPromotions = defineCall({
  method: 'get',
  path: '/wps/promotion/list',
  access: 'public',
  input: v.object({ type: v.optional(v.pipe(v.string(), v.maxLength(32))) }),
  output: v.object({ promotions: v.array(promotion) }),
  refusals: [],
});
