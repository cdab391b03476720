import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText } from '../money/amounts.ts';
import { underReview } from './rounds.ts';
import { vendorId } from './vendor-id.ts';

/**
 * Pays the whole jackpot pool to the player of an open round of a game with jackpot; the pool restarts from its seed.
 * The platform returns the amount. A repeat of transactionId gets the first response; another one in the same round is
 * refused `jackpot_won`. The round stays open until a win closes it. With `underReview` operators decide whether the
 * player gets it, as for a win, and the pool restarts from its seed once it is paid.
 */
export const vendorJackpotWin = defineCall({
  method: 'post',
  path: '/vendor/v1/jackpot-win',
  access: 'vendor',
  input: v.object({ transactionId: vendorId, playerId: vendorId, gameCode: vendorId, roundId: vendorId }),
  output: v.object({ reference: v.string(), balance: amountText, amount: amountText, underReview }),
  refusals: ['unknown_round', 'round_closed', 'foreign_round', 'no_jackpot', 'jackpot_won', 'transaction_conflict'],
});
