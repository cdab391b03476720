import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { isoTime } from '../paging.ts';

/** What places are given for: all that was staked, or the best win of a round in multiples of its stake. */
export const leaderboardMeasure = v.picklist(['stake', 'multiplier']);
export type LeaderboardMeasure = v.InferOutput<typeof leaderboardMeasure>;

const day = v.pipe(v.string(), v.isoDate());
const prize = v.object({ amount: amountText, points: v.number() });

export const leaderboardPlace = v.object({
  place: v.number(),
  /** Masked: two letters, stars, one letter. */
  account: v.string(),
  /** An amount, or multiples of the stake; two decimals either way. */
  score: amountText,
  prize: v.optional(prize),
  isOwn: v.boolean(),
});
export type LeaderboardPlace = v.InferOutput<typeof leaderboardPlace>;

/** Who leads the week, with what it brings and the member's own place (docs/product.md 7.2). Weeks begin on Monday. */
export const getMissionLeaderboard = defineCall({
  method: 'get',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  access: 'member',
  input: v.object({ week: v.optional(v.picklist(['current', 'last']), 'current') }),
  output: v.object({
    /** `counting`: over, late bets still come in; `closed`: nothing is played for. */
    state: v.picklist(['running', 'counting', 'paid', 'closed']),
    measure: leaderboardMeasure,
    /** Rounds with less count for nothing. */
    minStake: amountText,
    /** First and last day. */
    from: day,
    to: day,
    endsAt: isoTime,
    /** In the order of the places, each for the places from first to last. */
    prizes: v.array(v.object({ first: v.number(), last: v.number(), ...prize.entries })),
    /** The best, at most 50. */
    list: v.array(leaderboardPlace),
    /** Of the member, wherever it is; without a score there is none. */
    own: v.optional(leaderboardPlace),
    players: v.number(),
    serverTime: isoTime,
  }),
  refusals: [],
});
