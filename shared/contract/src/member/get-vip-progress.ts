import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

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
