import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { filledPlainText } from '../content/plain-text.ts';
import { pointPresent } from '../content/point-presents.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod, recordPeriod } from '../time/record-period.ts';
import { dialingCode, filledText, mobileNumber, paymentPassword } from '../typed/form-texts.ts';
import { quantityAtMost, redemption, redemptionState } from './redemption.ts';

/** What earns points, their value, and the member's remaining limit today. */
export const getPointConfig = defineCall({
  method: 'get',
  path: '/wps/relay/MCS2_getPointConfig',
  access: 'member',
  input: v.object({}),
  output: v.object({
    /** Stake that earns a point. */
    stakePerPoint: amountText,
    /** Deposit that earns a point; 0.00 if deposits earn none. */
    depositPerPoint: amountText,
    /** Points per whole unit of money. */
    exchangeRatio: v.number(),
    /** Minimum points of a conversion. */
    convertMin: v.number(),
    /** Daily limit of converted points, and what is left of it. */
    convertPerDay: v.number(),
    convertLeftToday: v.number(),
    /** Turnover required for converted money before withdrawal. */
    turnoverPercent: v.number(),
    quantityAtMost: v.number(),
    hasPaymentPassword: v.boolean(),
    /** Bound number, masked. */
    mobile: v.optional(v.string()),
  }),
  refusals: [],
});

/**
 * Converts points into money of the wallet by the exchange ratio: whole units of money only, within the daily limit.
 * `conflict` if the terms differ from those shown.
 */
export const convertPoint = defineCall({
  method: 'post',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  access: 'real-account',
  encrypted: true,
  idempotent: true,
  input: v.object({
    points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
    paymentPassword,
    /** The terms shown to the member (`exchangeRatio`, `turnoverPercent`). */
    shown: v.optional(v.object({ ratio: v.number(), turnoverPercent: v.number() })),
  }),
  output: v.object({
    id: v.string(),
    points: v.number(),
    amount: amountText,
    turnover: amountText,
    /** Points that are left. */
    balance: v.number(),
  }),
  refusals: [
    'conflict',
    'points_not_whole',
    'points_below_minimum',
    'points_cap_of_day',
    'points_missing',
    'payment_password_missing',
    'payment_password_wrong',
    'payment_password_locked',
    'account_closed',
  ],
});

/** Points of the member: whole points that never expire (docs/product.md 3). */
export const getPointBalance = defineCall({
  method: 'get',
  path: '/wps/relay/MCS2_getPointBalance',
  access: 'member',
  input: v.object({}),
  output: v.object({
    currentPoints: v.number(),
    /** By type: `live`, `lottery`, `PVP`, `slots`, `sports`, `deposit`, and `redeem` for points from rewards. */
    earned: v.record(v.string(), v.number()),
    /** Reserved for open redemptions; not included in the current points. */
    heldPoints: v.number(),
    /** Points per whole unit of money. */
    exchangeRatio: v.number(),
  }),
  refusals: [],
});

/**
 * What changes points: `earned` by bets and deposits, `rewarded` by the reward centre, `converted` to money, `redeemed`
 * for a present, `returned` when that was rejected.
 */
export const pointMovements = ['earned', 'rewarded', 'converted', 'redeemed', 'returned'] as const;
export type PointMovement = (typeof pointMovements)[number];

/** Changes of the member's points, newest first; the totals are of all pages. */
export const listPointMovements = defineCall({
  method: 'get',
  path: '/wps/relay/ODSFE2_MemTransDet',
  access: 'member',
  input: v.object({ type: v.optional(v.picklist(pointMovements)), pageNo, pageSize, ...recordPeriod }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        type: v.picklist(pointMovements),
        /** Source of earned points: `live`, `lottery`, `PVP`, `slots`, `sports` or `deposit`. */
        source: v.optional(v.string()),
        reference: v.string(),
        points: v.number(),
        balanceBefore: v.number(),
        balanceAfter: v.number(),
        at: isoTime,
      }),
    ),
    totalPages,
    totals: v.object({ movements: v.number(), in: v.number(), out: v.number() }),
    period: answeredPeriod,
  }),
  refusals: [],
});

/** Presents that the member may redeem, with the stock of each. */
export const getPointReward = defineCall({
  method: 'get',
  path: '/wps/relay/MCS2_getPointReward',
  access: 'member',
  input: v.object({}),
  output: v.object({
    presents: v.array(
      v.object({
        ...pointPresent.entries,
        /** Pieces left; absent: unlimited. */
        stock: v.optional(v.number()),
        /** Money of one piece; 0.00 for a present. */
        amount: amountText,
        /** Turnover required before that money can be withdrawn. */
        turnover: amountText,
      }),
    ),
  }),
  refusals: [],
});

/**
 * Applies for a present: its points are reserved until an operator has approved or rejected it. The mobile number is
 * the bound one unless another is given with its dialling code. `conflict` if a piece no longer has the price that was
 * shown.
 */
export const redeemPointReward = defineCall({
  method: 'post',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  access: 'real-account',
  encrypted: true,
  idempotent: true,
  input: v.object({
    presentId: filledText(64),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(quantityAtMost)),
    address: v.pipe(filledPlainText(300), v.minLength(8, 'address_too_short')),
    mobileNum: v.optional(mobileNumber),
    countryDialingCode: v.optional(dialingCode),
    paymentPassword,
    /** Price of one piece as shown to the member, from `getPointReward`. */
    shown: v.optional(v.object({ points: v.number(), amount: amountText, turnover: amountText })),
  }),
  output: redemption,
  refusals: [
    'conflict',
    'present_not_found',
    'present_out_of_stock',
    'points_missing',
    'mobile_missing',
    'invalid_mobile',
    'payment_password_missing',
    'payment_password_wrong',
    'payment_password_locked',
    'account_closed',
  ],
});

/** Own redemptions, newest first. */
export const getRedeemPointList = defineCall({
  method: 'get',
  path: '/wps/relay/MCS2_getRedeemPointList',
  access: 'member',
  input: v.object({ state: v.optional(redemptionState), pageNo, pageSize }),
  output: v.object({ list: v.array(redemption), totalPages }),
  refusals: [],
});
