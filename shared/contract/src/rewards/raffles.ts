import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText } from '../money/amounts.ts';
import { filledText } from '../typed/form-texts.ts';
import { clientSeed, commitment, raffleDraw } from './chance-shapes.ts';
import { promotionNotNow } from './promotions.ts';

/**
 * Draws a raffle ticket for the member (docs/product.md 7.1), once; its prize waits in the reward centre. The draw uses
 * the published commitment (`commitChance` of `raffle`) and the browser's seed; without a commitment it uses the
 * waiting seed, unpublished. `conflict` as for `claimPromotion`.
 */
export const claimRafflePromotion = defineCall({
  method: 'post',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  access: 'real-account',
  idempotent: true,
  input: v.object({
    promotionId: filledText(64),
    termsId: v.optional(filledText(64)),
    sealed: v.optional(v.object({ commitment, clientSeed })),
  }),
  output: v.object({ prize: amountText, draw: raffleDraw }),
  refusals: [...promotionNotNow, 'conflict', 'chance_seed_stale'],
});

/** The ticket drawn by a participation of the member (`drawId`). */
export const getRaffleDraw = defineCall({
  method: 'get',
  path: '/wps/promotion/tickets/:id',
  access: 'member',
  input: v.object({ id: filledText(64) }),
  output: raffleDraw,
  refusals: ['not_found'],
});
