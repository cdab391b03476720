import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { paymentPassword } from '../form-texts.ts';

/** What points are given for, what they are worth, and what of it is left to the member today. */
export const getPointConfig = defineCall({
  method: 'get',
  path: '/wps/relay/MCS2_getPointConfig',
  access: 'member',
  input: v.object({}),
  output: v.object({
    /** Stake that earns a point. */
    stakePerPoint: amountText,
    /** Deposit that earns a point; 0.00 where deposits earn none. */
    depositPerPoint: amountText,
    /** Points of one whole unit of money. */
    exchangeRatio: v.number(),
    /** Least points of a conversion. */
    convertMin: v.number(),
    /** Points that can be converted in a day, and what of it is left today. */
    convertPerDay: v.number(),
    convertLeftToday: v.number(),
    /** Of what conversions bring, to be bet before it can be withdrawn. */
    turnoverPercent: v.number(),
    quantityAtMost: v.number(),
    hasPaymentPassword: v.boolean(),
    /** Bound number, masked. */
    mobile: v.optional(v.string()),
  }),
  refusals: [],
});

/**
 * Points to money of the wallet by the exchange ratio: whole units of money only, within the cap of the day. `conflict` where
 * the terms are no longer those shown.
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
    /** What the member was shown (`exchangeRatio`, `turnoverPercent`). */
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
