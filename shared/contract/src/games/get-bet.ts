import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { isoTime } from '../paging.ts';
import { betRow } from './list-bets.ts';

/** One movement of a round, as the ledger has it. */
const movement = v.object({
  /** As the studio names it. */
  transactionId: v.string(),
  /** A round that was settled again: `win-reversal`, then `win-correction`. */
  kind: v.picklist(['bet', 'win', 'rollback', 'jackpot', 'win-reversal', 'win-correction']),
  /** What it did to the wallet: a bet is below zero. */
  amount: amountText,
  balanceAfter: amountText,
  at: isoTime,
  /** Number of the transfer in the ledger; absent where nothing moved, as for a win of 0.00. */
  transferId: v.optional(v.string()),
});

/** A round of the member with everything that moved. Another member's is `not_found`. */
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
    /** Page on which the draw can be counted again; absent where the game has none. */
    proofUrl: v.optional(v.pipe(v.string(), v.url())),
  }),
  refusals: ['not_found'],
});
