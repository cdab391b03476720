import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod, recordPeriod } from '../time/record-period.ts';
import { withheldReason } from './operator-referral.ts';

/** Reward for a friend, and its conditions. */
export const referralTerms = v.object({
  isOpen: v.boolean(),
  depositAtLeast: amountText,
  stakeAtLeast: amountText,
  /** "0.00" if this member gets nothing. */
  inviterReward: amountText,
  friendReward: amountText,
  turnoverPercent: v.number(),
  /** Share of the friend's stakes, paid on the next day. */
  shareBasisPoints: v.number(),
  /** Maximum number of rewarded friends per month; further ones bring shares only. */
  rewardedFriendsAtMost: v.optional(v.number()),
});
export type ReferralTerms = v.InferOutput<typeof referralTerms>;

/** Code and link of the member, and their results. */
export const getReferral = defineCall({
  method: 'get',
  path: '/wps/referral/summary',
  access: 'real-account',
  input: v.object({}),
  output: v.object({
    code: v.string(),
    /** Path and query of the link; the domain is the current one. */
    path: v.string(),
    terms: referralTerms,
    friends: v.number(),
    /** Friends that have deposited and played enough. */
    reached: v.number(),
    earned: amountText,
  }),
  refusals: ['account_closed'],
});

export const referralFriend = v.object({
  /** Masked, `a***n`. */
  name: v.string(),
  invitedAt: isoTime,
  hasDeposited: v.boolean(),
  /** True when the required deposits and stakes are reached. */
  hasReached: v.boolean(),
  /** Total reward of the member for this friend. */
  earned: amountText,
  /** True when nothing more is given for it. */
  withheld: v.optional(withheldReason),
});
export type ReferralFriend = v.InferOutput<typeof referralFriend>;

/** Friends of the member, newest first. */
export const listReferralFriends = defineCall({
  method: 'get',
  path: '/wps/referral/friends',
  access: 'real-account',
  input: v.object({ pageNo, pageSize }),
  output: v.object({ list: v.array(referralFriend), totalPages }),
  refusals: [],
});

/** Rewards of the member for friends, by day, oldest first; days without rewards are omitted. */
export const getReferralEarnings = defineCall({
  method: 'get',
  path: '/wps/referral/earnings',
  access: 'real-account',
  input: v.object(recordPeriod),
  output: v.object({
    points: v.array(v.object({ day: v.string(), rewards: amountText, shares: amountText, total: amountText })),
    total: amountText,
    period: answeredPeriod,
  }),
  refusals: [],
});
