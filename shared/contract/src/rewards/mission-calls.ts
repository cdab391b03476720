import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { isoTime } from '../paging.ts';
import { getMissionLeaderboard } from './leaderboard-calls.ts';
import { missionGoal, missionPeriod } from './mission-goal.ts';

const missionReward = v.object({
  amount: amountText,
  points: v.number(),
  /** To be bet before the amount can be withdrawn. */
  turnover: amountText,
});

/** First day of the period, or `once`. */
const periodKey = v.pipe(v.string(), v.regex(/^(once|\d{4}-\d{2}-\d{2})$/));

/** `claimable`: reached and not claimed; what it gives and asked for then stays, whatever the operator changes. */
export const missionState = v.picklist(['open', 'claimable', 'claimed']);

export const mission = v.object({
  missionId: v.string(),
  period: missionPeriod,
  periodKey,
  /** In the asked language. */
  name: v.string(),
  goal: missionGoal,
  /** Rounds with less staked do not count; without it all do. */
  minStake: v.optional(amountText),
  /** In the unit of the goal: an amount for `stake`, a whole number for the others. */
  done: v.string(),
  /** Of the goal, 0 to 100; 100 is reached. */
  percent: v.number(),
  reward: missionReward,
  state: missionState,
  /** When the period ends; `once` has no end. */
  endsAt: v.optional(isoTime),
  /** Cannot be claimed from then on. */
  claimUntil: v.optional(isoTime),
  /** When its member declined what it gives; its state is `claimed` then. */
  declinedAt: v.optional(isoTime),
});
export type Mission = v.InferOutput<typeof mission>;

/** Missions of the member, and those of an earlier period that can still be claimed (docs/product.md 7.2). */
export const getMissionSummary = defineCall({
  method: 'get',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  access: 'member',
  input: v.object({}),
  output: v.object({
    missions: v.array(mission),
    /** What can be claimed: the red count of the menu. */
    missionCount: v.number(),
    serverTime: isoTime,
  }),
  refusals: [],
});

/** Pays what a mission gives for a period, once. */
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

/** Declines for good what a mission that was reached gives; a repeat changes nothing. */
export const declineMission = defineCall({
  method: 'post',
  path: '/wps/relay/declineMission',
  access: 'real-account',
  input: v.object({ missionId: filledText(64), periodKey }),
  output: v.object({ missionCount: v.number() }),
  refusals: ['mission_not_found', 'mission_not_reached', 'mission_over', 'mission_claimed', 'account_closed'],
});

/** Calls about missions, for all-calls.ts. */
export const missionCalls = { getMissionSummary, claimMission, declineMission, getMissionLeaderboard };
