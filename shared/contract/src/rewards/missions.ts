import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { filledText } from '../typed/form-texts.ts';
import { missionGoal, missionPeriod } from './mission-goal.ts';

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

const missionReward = v.object({
  amount: amountText,
  points: v.number(),
  /** Turnover required before the amount can be withdrawn. */
  turnover: amountText,
});

/** First day of the period, or `once`. */
const periodKey = v.pipe(v.string(), v.regex(/^(once|\d{4}-\d{2}-\d{2})$/));

/** `claimable`: reached and not claimed; reward and terms then stay, whatever the operator changes. */
export const missionState = v.picklist(['open', 'claimable', 'claimed']);

export const mission = v.object({
  missionId: v.string(),
  period: missionPeriod,
  periodKey,
  /** In the asked language. */
  name: v.string(),
  goal: missionGoal,
  /** Rounds with a lower stake do not count; absent: all count. */
  minStake: v.optional(amountText),
  /** In the goal's unit: an amount for `stake`, a whole number for the others. */
  done: v.string(),
  /** Progress to the goal, 0 to 100; 100 is reached. */
  percent: v.number(),
  reward: missionReward,
  state: missionState,
  /** End of the period; `once` has none. */
  endsAt: v.optional(isoTime),
  /** End of the time to claim. */
  claimUntil: v.optional(isoTime),
  /** When the member declined the reward; the state is `claimed` then. */
  declinedAt: v.optional(isoTime),
});
export type Mission = v.InferOutput<typeof mission>;

/** Missions of the member, including earlier periods that can still be claimed (docs/product.md 7.2). */
export const getMissionSummary = defineCall({
  method: 'get',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  access: 'member',
  input: v.object({}),
  output: v.object({
    missions: v.array(mission),
    /** Number of claimable missions: the red count of the menu. */
    missionCount: v.number(),
    serverTime: isoTime,
  }),
  refusals: [],
});

/** Pays a mission's reward for a period, once. */
export const claimMission = defineCall({
  method: 'post',
  path: '/wps/relay/MCSFE_claimMission',
  access: 'real-account',
  idempotent: true,
  input: v.object({ missionId: filledText(64), periodKey }),
  output: v.object({ reward: missionReward, missionCount: v.number() }),
  refusals: [
    'mission_not_found',
    'mission_not_reached',
    'mission_over',
    'mission_claimed',
    'reward_declined',
    'account_closed',
  ],
});

/** Declines the reward of a completed mission for good; a repeat changes nothing. */
export const declineMission = defineCall({
  method: 'post',
  path: '/wps/relay/declineMission',
  access: 'real-account',
  input: v.object({ missionId: filledText(64), periodKey }),
  output: v.object({ missionCount: v.number() }),
  refusals: ['mission_not_found', 'mission_not_reached', 'mission_over', 'mission_claimed', 'account_closed'],
});
