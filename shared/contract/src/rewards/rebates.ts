import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { gameType } from '../game-types.ts';
import { amountText } from '../money/amounts.ts';

/** `automatic`: paid after the day without a claim; `manual`: claimed by the member. */
export const rebateMode = v.picklist(['automatic', 'manual']);
export type RebateMode = v.InferOutput<typeof rebateMode>;

const day = v.pipe(v.string(), v.isoDate());

/** One day of a category: rebate = valid bet x basis points / 10000, rounded down to the minor unit. */
const rebateDay = v.object({ day, validBet: amountText, basisPoints: v.number(), rebate: amountText });

/** `claimable`; `small`: below the minimum; `none`: nothing to rebate; `automatic`: paid without a claim. */
export const rebateState = v.picklist(['claimable', 'small', 'none', 'automatic']);

export const rebateCategory = v.object({
  gameType,
  mode: rebateMode,
  state: rebateState,
  /** Not rebated yet. */
  validBet: amountText,
  rebate: amountText,
  /** Rate of the member's rank today. */
  basisPoints: v.number(),
  /** Minimum amount that is paid. */
  smallest: amountText,
  /** Maximum rebate for the bets of one day. */
  capPerDay: amountText,
  /** The days it consists of, newest first. */
  days: v.array(rebateDay),
});
export type RebateCategory = v.InferOutput<typeof rebateCategory>;

/** Rebates of the member by category: claimable and automatic ones (docs/product.md 2.5, manualRebate). */
export const getRebates = defineCall({
  method: 'get',
  path: '/wps/rebates/summary',
  access: 'member',
  input: v.object({}),
  output: v.object({
    rankLevel: v.number(),
    categories: v.array(rebateCategory),
    /** Sum over all claimable categories. */
    claimable: amountText,
    /** Number of days whose bets can be claimed, including today. */
    claimDays: v.number(),
    /** Turnover required for a rebate before it can be withdrawn. */
    turnoverPercent: v.number(),
  }),
  refusals: [],
});

const rebatePayment = v.object({
  id: v.string(),
  gameType,
  mode: rebateMode,
  from: day,
  to: day,
  validBet: amountText,
  amount: amountText,
  paidAt: isoTime,
});
export type RebatePayment = v.InferOutput<typeof rebatePayment>;

/** Pays the accrued rebate of a category or, without one, of all; each valid bet is rebated once. */
export const claimRebate = defineCall({
  method: 'post',
  path: '/wps/rebates/claim',
  access: 'real-account',
  idempotent: true,
  input: v.object({ gameType: v.optional(gameType) }),
  output: v.object({ amount: amountText, turnover: amountText, payments: v.array(rebatePayment) }),
  refusals: ['rebate_none', 'rebate_small', 'rebate_not_manual', 'account_closed'],
});

/**
 * Declines the rebate accrued so far in a category, for good, including automatic ones. Later bets are rebated again.
 */
export const declineRebate = defineCall({
  method: 'post',
  path: '/wps/rebates/decline',
  access: 'real-account',
  input: v.object({ gameType }),
  output: v.object({ amount: amountText, declinedAt: isoTime }),
  refusals: ['rebate_none', 'account_closed'],
});

/** Paid rebates, newest first. */
export const listRebates = defineCall({
  method: 'get',
  path: '/wps/rebates/history',
  access: 'member',
  input: v.object({ mode: v.optional(rebateMode), gameType: v.optional(gameType), pageNo, pageSize }),
  output: v.object({
    list: v.array(rebatePayment),
    totalPages,
    totals: v.object({ rebates: v.number(), amount: amountText }),
  }),
  refusals: [],
});
