import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';
import { answeredPeriod, recordPeriod } from '../records/record-period.ts';
import { listWithheldReferrals, withheldReason } from './referral-operator-calls.ts';

/** What is given for a friend, and when. */
export const referralTerms = v.object({
  isOpen: v.boolean(),
  depositAtLeast: amountText,
  stakeAtLeast: amountText,
  /** "0.00" where this member is given nothing. */
  inviterReward: amountText,
  friendReward: amountText,
  turnoverPercent: v.number(),
  /** Of the friend's stakes, on the next day. */
  shareBasisPoints: v.number(),
  /** Friends of a month that the inviter is rewarded for; further ones bring shares alone. */
  rewardedFriendsAtMost: v.optional(v.number()),
});
export type ReferralTerms = v.InferOutput<typeof referralTerms>;

/** Code and link of the member, and what has come of them. */
export const getReferral = defineCall({
  method: 'get',
  path: '/wps/referral/summary',
  access: 'real-account',
  input: v.object({}),
  output: v.object({
    code: v.string(),
    /** Path and query of the link; the domain is the one the member is on. */
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
  /** What was asked of deposits and stakes is reached. */
  hasReached: v.boolean(),
  /** What the member was given for this friend, in all. */
  earned: amountText,
  /** Nothing more is given for it. */
  withheld: v.optional(withheldReason),
});
export type ReferralFriend = v.InferOutput<typeof referralFriend>;

/** Friends of the member, the newest first. */
export const listReferralFriends = defineCall({
  method: 'get',
  path: '/wps/referral/friends',
  access: 'real-account',
  input: v.object({ pageNo, pageSize }),
  output: v.object({ list: v.array(referralFriend), totalPages }),
  refusals: [],
});

/** What the member was given for friends, by day, oldest first; days without anything are left out. */
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

/** Calls about inviting friends, for all-calls.ts. */
export const referralCalls = { getReferral, listReferralFriends, getReferralEarnings, listWithheldReferrals };
