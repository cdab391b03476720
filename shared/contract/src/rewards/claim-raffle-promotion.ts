import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';

/** Claims what a raffle promotion gives the member (specification 7.1). */
export const claimRafflePromotion = defineCall({
  method: 'post',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  access: 'real-account',
  idempotent: true,
  input: v.object({ promotionId: filledText(64) }),
  output: v.object({}),
  refusals: ['promotion_not_found'],
});
