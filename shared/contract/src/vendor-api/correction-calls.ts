import * as v from 'valibot';
import { amountText, nonNegativeAmountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { vendorId } from './vendor-id.ts';

/**
 * Corrects a result that was reported wrongly, with a reason. `correction` counts from 1 without gaps; a repeat changes
 * nothing, other content under the same number is refused as `correction_conflict`.
 */
export const vendorCorrectResult = defineCall({
  method: 'post',
  path: '/vendor/v1/correct-result',
  access: 'vendor',
  input: v.object({
    gameCode: vendorId,
    eventId: vendorId,
    correction: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    result: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(140)),
  }),
  output: v.object({ accepted: v.boolean() }),
  refusals: ['unknown_game', 'unknown_event', 'correction_conflict'],
});

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
         * transaction_conflict, invalid_input.
         */
        status: v.picklist(['done', 'refused', 'later']),
        code: v.optional(v.string()),
        reference: v.optional(v.string()),
        balance: v.optional(amountText),
        /** Amount that could not be reversed, now a debt of the player. */
        owed: v.optional(amountText),
      }),
    ),
  }),
  refusals: [],
});
