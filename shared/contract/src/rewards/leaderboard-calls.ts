import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { isoTime } from '../paging.ts';

/** What ranks members: total stake, or the best win of a round in multiples of its stake. */
export const leaderboardMeasure = v.picklist(['stake', 'multiplier']);
export type LeaderboardMeasure = v.InferOutput<typeof leaderboardMeasure>;

const day = v.pipe(v.string(), v.isoDate());
const prize = v.object({ amount: amountText, points: v.number() });

export const leaderboardPlace = v.object({
  place: v.number(),
  /** Masked: two letters, stars, one letter. */
  account: v.string(),
  /** An amount, or a multiple of the stake; two decimals either way. */
  score: amountText,
  prize: v.optional(prize),
  isOwn: v.boolean(),
});
export type LeaderboardPlace = v.InferOutput<typeof leaderboardPlace>;

/** The week's leaders, with prizes and the member's own place (docs/product.md 7.2). Weeks begin on Monday. */
export const getMissionLeaderboard = defineCall({
  method: 'get',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  access: 'member',
  input: v.object({ week: v.optional(v.picklist(['current', 'last']), 'current') }),
  output: v.object({
    /** `counting`: over, late bets are still added; `closed`: there is no competition. */
    state: v.picklist(['running', 'counting', 'paid', 'closed']),
    measure: leaderboardMeasure,
    /** Rounds with a lower stake do not count. */
    minStake: amountText,
    /** First and last day. */
    from: day,
    to: day,
    endsAt: isoTime,
    /** In order of places, each for a range of places. */
    prizes: v.array(v.object({ first: v.number(), last: v.number(), ...prize.entries })),
    /** The best, at most 50. */
    list: v.array(leaderboardPlace),
    /** The member's own row, whatever its place; absent without a score. */
    own: v.optional(leaderboardPlace),
    players: v.number(),
    serverTime: isoTime,
  }),
  refusals: [],
});
