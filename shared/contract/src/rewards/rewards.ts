import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod, recordPeriod } from '../time/record-period.ts';
import { filledText } from '../typed/form-texts.ts';

/** Sources of rewards. */
export const rewardSources = [
  'promotion',
  'raffle',
  'wheel',
  'envelope',
  'egg',
  'mission',
  'leaderboard',
  'rebate',
  'vip-upgrade',
  'vip-birthday',
  'referral',
  'points',
] as const;
export const rewardSource = v.picklist(rewardSources);
export type RewardSource = v.InferOutput<typeof rewardSource>;

/** Percentage of a stake that counts, by game type. */
export const rewardWeights = v.array(v.object({ gameType: v.string(), percent: v.number() }));
export type RewardWeights = v.InferOutput<typeof rewardWeights>;

/** `withdrawn`: revoked before it was claimed, or declined by its member (`declinedAt`). */
export const rewardState = v.picklist(['claimable', 'claimed', 'expired', 'withdrawn']);
export type RewardState = v.InferOutput<typeof rewardState>;

export const reward = v.object({
  id: v.string(),
  source: rewardSource,
  /** What it is given for, in the requested language. */
  name: v.string(),
  amount: amountText,
  points: v.number(),
  /** Turnover required before the amount can be withdrawn. */
  turnover: amountText,
  /** Weights of games; absent if all of every stake counts, or no turnover is required. */
  weights: v.optional(rewardWeights),
  state: rewardState,
  createdAt: isoTime,
  /** End of the time to claim. */
  expiresAt: v.optional(isoTime),
  claimedAt: v.optional(isoTime),
  /** When its member declined it: it pays nothing and is not offered again. */
  declinedAt: v.optional(isoTime),
});
export type Reward = v.InferOutput<typeof reward>;

/** Filter of the reward centre: `over` is what can no longer be claimed, expired or withdrawn. */
export const rewardLists = [...rewardState.options, 'over'] as const;
export type RewardList = (typeof rewardLists)[number];

/** Reward centre: rewards of the member, newest first. */
export const listRewards = defineCall({
  method: 'get',
  path: '/wps/rewards/list',
  access: 'member',
  input: v.object({ state: v.optional(v.picklist(rewardLists)), pageNo, pageSize }),
  output: v.object({ list: v.array(reward), totalPages, rewardCount: v.number(), serverTime: isoTime }),
  refusals: [],
});

/** Pays a reward to its member's wallet, once. */
export const claimReward = defineCall({
  method: 'post',
  path: '/wps/rewards/claim',
  access: 'real-account',
  idempotent: true,
  input: v.object({ id: filledText(64) }),
  output: reward,
  refusals: [
    'reward_not_found',
    'reward_claimed',
    'reward_expired',
    'reward_withdrawn',
    'reward_declined',
    'account_closed',
  ],
});

/** Declines a reward for good; a repeat changes nothing. */
export const declineReward = defineCall({
  method: 'post',
  path: '/wps/rewards/decline',
  access: 'real-account',
  input: v.object({ id: filledText(64) }),
  output: reward,
  refusals: ['reward_not_found', 'reward_claimed', 'reward_expired', 'reward_withdrawn', 'account_closed'],
});

/** Progress of the turnover that a paid bonus requires. */
export const wagering = v.object({
  required: amountText,
  /** Turnover so far, weighted. */
  bet: amountText,
  /** Percentage of a stake that counts, by game type; empty if all of every stake counts. */
  weights: rewardWeights,
  /** Amount it blocks now: the rest of the bonus and of its winnings. */
  bound: amountText,
});

const bonusFilter = { ...recordPeriod, source: v.optional(rewardSource) };

/**
 * Bonus details: paid money rewards, newest first, each with its turnover requirement if any. Bets count for the oldest
 * deposit or bonus first.
 */
export const listBonuses = defineCall({
  method: 'get',
  path: '/wps/rewards/bonuses',
  access: 'member',
  input: v.object({ ...bonusFilter, pageNo, pageSize }),
  output: v.object({
    list: v.array(v.object({ ...reward.entries, wagering: v.optional(wagering) })),
    totalPages,
    totals: v.object({ bonuses: v.number(), amount: amountText }),
    /** Totals by source, largest first. */
    bySource: v.array(v.object({ source: rewardSource, bonuses: v.number(), amount: amountText })),
    /** Total turnover still required before a withdrawal, including deposits. */
    open: v.object({ required: amountText, missing: amountText }),
    period: answeredPeriod,
  }),
  refusals: [],
});

/** The same as a file: a row per bonus, newest first. */
export const exportBonuses = defineCall({
  method: 'get',
  path: '/wps/rewards/bonuses.csv',
  access: 'member',
  csv: true,
  input: v.object(bonusFilter),
  output: v.string(),
  refusals: ['export_too_large'],
});
