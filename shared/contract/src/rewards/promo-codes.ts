import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { typedPromoCode } from './promo-code-text.ts';
import { reward } from './rewards.ts';

/** Why a promo code gives nothing to this member now. */
export const promoCodeRefusals = [
  'promo_code_unknown',
  'promo_code_early',
  'promo_code_over',
  'promo_code_paused',
  'promo_code_spent',
  'promo_code_used',
  'promo_code_newcomers',
  'promo_code_rank',
  'promo_code_deposit',
  'promo_code_contact',
] as const;
export type PromoCodeRefusal = (typeof promoCodeRefusals)[number];

/**
 * Redeems a promo code, once per member: its reward waits in the reward centre. Each try is counted before the code is
 * looked up, by member and by address; `too_many_requests` says how long to wait.
 */
export const redeemPromoCode = defineCall({
  method: 'post',
  path: '/wps/promotion/codes',
  access: 'real-account',
  idempotent: true,
  input: v.object({ code: typedPromoCode }),
  output: reward,
  refusals: [...promoCodeRefusals, 'account_closed'],
});
