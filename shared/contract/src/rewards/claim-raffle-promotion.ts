import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { promotionNotNow } from './promotion-terms.ts';

/** Draws a prize of a raffle for the member (specification 7.1), once; it waits in the reward centre. `conflict` as `claimPromotion`. */
export const claimRafflePromotion = defineCall({
  method: 'post',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  access: 'real-account',
  idempotent: true,
  input: v.object({ promotionId: filledText(64), termsId: v.optional(filledText(64)) }),
  output: v.object({ prize: amountText }),
  refusals: [...promotionNotNow, 'conflict'],
});
