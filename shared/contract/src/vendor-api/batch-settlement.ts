import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText, nonNegativeAmountText } from '../money/amounts.ts';
import { underReview } from './rounds.ts';
import { vendorId } from './vendor-id.ts';

export const resettleItem = v.object({
  transactionId: vendorId,
  playerId: vendorId,
  gameCode: vendorId,
  /** A round that was settled by a win with `closeRound`. */
  roundId: vendorId,
  /** The round's total payout from now on, except a jackpot, which stays. */
  amount: nonNegativeAmountText,
});
export type ResettleItem = v.InferInput<typeof resettleItem>;

/**
 * Settles rounds again after a corrected result, up to 1,000 per call, each judged on its own and in order: the
 * platform reverses the payout and pays the new amount, both in the ledger. What a player no longer has becomes a debt.
 * Repeats get the first responses.
 */
export const vendorResettle = defineCall({
  method: 'post',
  path: '/vendor/v1/resettle',
  access: 'vendor',
  input: v.object({ items: v.pipe(v.array(resettleItem), v.minLength(1), v.maxLength(1000)) }),
  output: v.object({
    results: v.array(
      v.object({
        /** Empty for an item without a readable id. */
        transactionId: v.string(),
        /**
         * As in `settle`. Codes: unknown_player, unknown_round, round_open, rolled_back, foreign_round,
         * transaction_conflict, above_largest_win, invalid_input. `later` while a win of the round is under review.
         */
        status: v.picklist(['done', 'refused', 'later']),
        code: v.optional(v.string()),
        reference: v.optional(v.string()),
        balance: v.optional(amountText),
        /** Amount that could not be reversed, now a debt of the player. */
        owed: v.optional(amountText),
        /** What the round is to pay more than before waits for operators. */
        underReview,
      }),
    ),
  }),
  refusals: [],
});

const batchWin = v.object({
  kind: v.literal('win'),
  transactionId: vendorId,
  playerId: vendorId,
  gameCode: vendorId,
  roundId: vendorId,
  amount: nonNegativeAmountText,
  closeRound: v.boolean(),
});

const batchRollback = v.object({
  kind: v.literal('rollback'),
  transactionId: vendorId,
  betTransactionId: vendorId,
  playerId: vendorId,
  roundId: vendorId,
});

export const settleItem = v.variant('kind', [batchWin, batchRollback]);
export type SettleItem = v.InferInput<typeof settleItem>;

export const settleResult = v.object({
  /** Empty for an item without a readable id. */
  transactionId: v.string(),
  /** done: posted now or before; refused: final, see `code`; later: undecided, send it again. */
  status: v.picklist(['done', 'refused', 'later']),
  code: v.optional(v.string()),
  reference: v.optional(v.string()),
  balance: v.optional(amountText),
  underReview,
});
export type SettleResult = v.InferOutput<typeof settleResult>;

/**
 * Settles wins and rollbacks of up to 1,000 tickets in one call (a shared round, a draw, the end of a match). Each is
 * judged on its own by the rules of `win` and `rollback`, and refused as `invalid_input` alone if it is neither;
 * results have the order of the items. Repeats get the first responses.
 */
export const vendorSettle = defineCall({
  method: 'post',
  path: '/vendor/v1/settle',
  access: 'vendor',
  input: v.object({ items: v.pipe(v.array(settleItem), v.minLength(1), v.maxLength(1000)) }),
  output: v.object({ results: v.array(settleResult) }),
  refusals: [],
});
