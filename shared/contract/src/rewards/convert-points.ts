import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { paymentPassword } from '../form-texts.ts';

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
