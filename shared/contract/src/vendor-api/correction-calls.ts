import * as v from 'valibot';
import { amountText, nonNegativeAmountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { vendorId } from './vendor-id.ts';

/**
 * A result that was told wrongly: the right one, and why. `correction` counts from 1; a repeat changes nothing, another
 * content for the same number is refused `correction_conflict`, and a number may not be left out.
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
  /** What the round pays in all from now on, but for a jackpot, which stays. */
  amount: nonNegativeAmountText,
});
export type ResettleItem = v.InferInput<typeof resettleItem>;

/**
 * Settles rounds again after a corrected result, up to 1,000 in a call, each judged for itself and in the order of the
 * items: the platform takes back what the round paid and pays the new amount, both in the ledger. What a player no longer
 * has becomes a debt. Repeats give the first answers.
 */
export const vendorResettle = defineCall({
  method: 'post',
  path: '/vendor/v1/resettle',
  access: 'vendor',
  input: v.object({ items: v.pipe(v.array(resettleItem), v.minLength(1), v.maxLength(1000)) }),
  output: v.object({
    results: v.array(
      v.object({
        /** Empty for an item that has none that can be read. */
        transactionId: v.string(),
        /** As of `settle`. Codes: unknown_player, unknown_round, round_open, rolled_back, foreign_round, transaction_conflict, invalid_input. */
        status: v.picklist(['done', 'refused', 'later']),
        code: v.optional(v.string()),
        reference: v.optional(v.string()),
        balance: v.optional(amountText),
        /** What could not be taken back, now owed by the player. */
        owed: v.optional(amountText),
      }),
    ),
  }),
  refusals: [],
});
