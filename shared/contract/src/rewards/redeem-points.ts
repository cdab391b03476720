import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { pointPresent } from '../content/list-point-presents.ts';
import { filledPlainText } from '../content/plain-text.ts';
import { defineCall } from '../define-call.ts';
import { dialingCode, filledText, mobileNumber, paymentPassword } from '../form-texts.ts';
import { pageNo, pageSize, totalPages } from '../paging.ts';
import { quantityAtMost, redemption, redemptionState } from './redemption.ts';

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
