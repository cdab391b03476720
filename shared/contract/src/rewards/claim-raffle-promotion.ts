import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';

/** Draws a prize of a raffle for the member (specification 7.1), once; it waits in the reward centre. */
export const claimRafflePromotion = defineCall({
  method: 'post',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  access: 'real-account',
  idempotent: true,
  input: v.object({ promotionId: filledText(64) }),
  output: v.object({ prize: amountText }),
  refusals: [
    'promotion_not_found',
    'promotion_not_started',
    'promotion_over',
    'promotion_spent',
    'promotion_taken',
    'promotion_rank',
    'promotion_deposit',
    'account_closed',
  ],
});
