import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { gameType } from '../game-types.ts';
import { amountText } from '../money/amounts.ts';
import { rebateMode } from './rebates.ts';

/**
 * The member's progress through the VIP levels: stakes of all settled rounds, without open and voided ones. Compared
 * with `validBet` of the levels (listVipLevels); the rank rises by itself once it is reached.
 */
export const getVipProgress = defineCall({
  method: 'get',
  path: '/wps/vip/progress',
  access: 'member',
  input: v.object({}),
  output: v.object({ validBet: amountText }),
  refusals: [],
});

/** A rank's benefits in money. */
export const vipBenefits = v.object({
  rank: v.number(),
  upgradeGift: amountText,
  birthdayGift: amountText,
  /** Rates of the rebates by category. */
  rebates: v.array(v.object({ gameType, mode: rebateMode, basisPoints: v.number() })),
});
export type VipBenefits = v.InferOutput<typeof vipBenefits>;

/** Benefits in money of every level, by the settings of rebates and VIP. */
export const getVipBenefits = defineCall({
  method: 'get',
  path: '/wps/vip/benefits',
  access: 'public',
  input: v.object({}),
  output: v.object({
    levels: v.array(vipBenefits),
    /** Turnover required for a gift before it can be withdrawn. */
    turnoverPercent: v.number(),
    birthdayDays: v.number(),
  }),
  refusals: [],
});

/** `locked`: bets have not reached the level yet; `missed`: no gift was given when it was reached. */
export const upgradeGiftState = v.picklist(['locked', 'claimable', 'claimed', 'missed']);

/**
 * `unknown`: no birthday is set; `waiting`: the day is still to come; `low_rank`: the rank has no gift; `new`: the
 * birthday was set too shortly before the day.
 */
export const birthdayGiftState = v.picklist(['unknown', 'low_rank', 'waiting', 'new', 'claimable', 'claimed']);

/** Gifts of the member: those of levels wait in the reward centre (`rewardId`), the birthday's is claimed by a call. */
export const getVipGifts = defineCall({
  method: 'get',
  path: '/wps/vip/gifts',
  access: 'member',
  input: v.object({}),
  output: v.object({
    rankLevel: v.number(),
    upgrades: v.array(
      v.object({ rank: v.number(), amount: amountText, state: upgradeGiftState, rewardId: v.optional(v.string()) }),
    ),
    birthday: v.object({
      state: birthdayGiftState,
      amount: amountText,
      /** First day to claim it, and the moment when the time ends. */
      from: v.optional(v.pipe(v.string(), v.isoDate())),
      until: v.optional(isoTime),
      /** When its member declined it; the state is `claimed` then. */
      declinedAt: v.optional(isoTime),
    }),
  }),
  refusals: [],
});

/** Pays this birthday's gift, once a year. */
export const claimBirthdayGift = defineCall({
  method: 'post',
  path: '/wps/vip/birthday',
  access: 'real-account',
  idempotent: true,
  input: v.object({}),
  output: v.object({ amount: amountText, turnover: amountText }),
  refusals: [
    'birthday_unknown',
    'birthday_not_now',
    'birthday_new',
    'birthday_age',
    'vip_rank_low',
    'reward_declined',
    'account_closed',
  ],
});

/** Declines the gift of this birthday for good; a repeat changes nothing. */
export const declineBirthdayGift = defineCall({
  method: 'post',
  path: '/wps/vip/birthday/decline',
  access: 'real-account',
  input: v.object({}),
  output: v.object({ declinedAt: isoTime }),
  refusals: [
    'birthday_unknown',
    'birthday_not_now',
    'birthday_new',
    'birthday_age',
    'vip_rank_low',
    'reward_claimed',
    'account_closed',
  ],
});

export const rankPlace = v.object({
  place: v.number(),
  /** Masked. */
  account: v.string(),
  rankLevel: v.number(),
  validBet: amountText,
  isOwn: v.boolean(),
});
export type RankPlace = v.InferOutput<typeof rankPlace>;

/** Members by their valid bets of this month, with the member's own place (playerRank). */
export const getPlayerRank = defineCall({
  method: 'get',
  path: '/wps/vip/rank',
  access: 'member',
  input: v.object({}),
  output: v.object({
    /** YYYY-MM. */
    month: v.string(),
    list: v.array(rankPlace),
    own: v.optional(rankPlace),
    players: v.number(),
    endsAt: isoTime,
    serverTime: isoTime,
  }),
  refusals: [],
});
