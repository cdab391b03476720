import { defineCall } from '@portal/shared/contract/calls/define-call';
import { vendorId } from '@portal/shared/contract/vendor-api/vendor-id';
import * as v from 'valibot';

const unsettledRound = v.object({
  gameCode: v.string(),
  /** As the platform knows it. */
  roundId: v.string(),
  playerId: v.string(),
  /** State as named by its part of the studio. `stuck`: the platform refused a payment, and nothing retries it. */
  state: v.string(),
  /** ISO time of its start, or of its player's last decision. */
  since: v.string(),
  stake: v.string(),
  /** Amount to pay, if decided. */
  win: v.optional(v.string()),
  /** Refusal code of the platform. */
  refusal: v.optional(v.string()),
});
export type UnsettledRound = v.InferOutput<typeof unsettledRound>;

/** Lists open and stuck rounds of all games of the studio, the oldest first. */
export const listUnsettledRounds = defineCall({
  method: 'post',
  path: '/rounds/v1/unsettled',
  access: 'vendor',
  input: v.strictObject({
    gameCode: v.optional(vendorId),
    /** Minimum age in minutes. */
    minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  output: v.object({
    /** Number of all matches; `list` has the first of them. */
    total: v.number(),
    list: v.array(unsettledRound),
  }),
  refusals: [],
});

/**
 * Ends a round by the rules. A stuck round continues from its state at the platform (payments are sent again, a stake
 * unknown there is rolled back); a hand is played out as for an absent player; a ticket on a lost match has that leg
 * void; a stalled card match returns both stakes.
 */
export const endRound = defineCall({
  method: 'post',
  path: '/rounds/v1/end',
  access: 'vendor',
  input: v.strictObject({ roundId: vendorId }),
  output: unsettledRound,
  refusals: ['unknown_round', 'under_way', 'still_played', 'ends_by_itself', 'try_again'],
});
