import { defineCall } from '@portal/shared/contract/define-call';
import { vendorId } from '@portal/shared/contract/vendor-api/vendor-id';
import * as v from 'valibot';

const unsettledRound = v.object({
  gameCode: v.string(),
  /** As the platform knows it. */
  roundId: v.string(),
  playerId: v.string(),
  /** In the words of its part of the studio. `stuck`: the platform refused what is owed, and nobody asks for it again. */
  state: v.string(),
  /** ISO time of its beginning, or of its player's last decision. */
  since: v.string(),
  stake: v.string(),
  /** What it is to pay, where that is decided. */
  win: v.optional(v.string()),
  /** The platform's word. */
  refusal: v.optional(v.string()),
});
export type UnsettledRound = v.InferOutput<typeof unsettledRound>;

/** Rounds of every game of the studio that are not over, or stuck, the oldest first. */
export const listUnsettledRounds = defineCall({
  method: 'post',
  path: '/rounds/v1/unsettled',
  access: 'vendor',
  input: v.strictObject({
    gameCode: v.optional(vendorId),
    /** Older than so many minutes. */
    minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  output: v.object({
    /** All of them, of which `list` are the first. */
    total: v.number(),
    list: v.array(unsettledRound),
  }),
  refusals: [],
});

/**
 * Brings a round to its end by the rules: a stuck one goes on where the platform says that it stands (what is owed is sent
 * again, a stake that is not there is rolled back), and a hand is played out as for a player who does not come back. A ticket
 * whose match is lost has that leg void, and a match of cards that stands still gives both stakes back.
 */
export const endRound = defineCall({
  method: 'post',
  path: '/rounds/v1/end',
  access: 'vendor',
  input: v.strictObject({ roundId: vendorId }),
  output: unsettledRound,
  refusals: ['unknown_round', 'under_way', 'still_played', 'ends_by_itself', 'try_again'],
});
