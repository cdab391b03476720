import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { isoTime } from '../paging.ts';
import { betRow } from './list-bets.ts';

/** One ledger posting of a round. */
const movement = v.object({
  /** The studio's id. */
  transactionId: v.string(),
  /** Set for a round that was settled again: `win-reversal`, then `win-correction`. */
  kind: v.picklist(['bet', 'win', 'rollback', 'jackpot', 'win-reversal', 'win-correction']),
  /** Effect on the wallet: negative for a bet. */
  amount: amountText,
  balanceAfter: amountText,
  at: isoTime,
  /** Number of the ledger transfer; absent if no money moved, as for a win of 0.00. */
  transferId: v.optional(v.string()),
});

/** A round of the member with all its postings. Another member's round is `not_found`. */
export const getBet = defineCall({
  method: 'get',
  path: '/wps/member/bets/:id',
  access: 'member',
  input: v.object({ id: v.pipe(v.string(), v.maxLength(200)) }),
  output: v.object({
    ...betRow.entries,
    /** `main`, or the vendor whose wallet paid. */
    wallet: v.string(),
    movements: v.array(movement),
    /** Page that verifies the draw; absent if the game has none. */
    proofUrl: v.optional(v.pipe(v.string(), v.url())),
  }),
  refusals: ['not_found'],
});
