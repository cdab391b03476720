import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

/**
 * How far the member is on the way through the VIP levels: the stakes of all settled rounds. Open rounds and those
 * taken back do not count. Beside `validBet` of the levels (listVipLevels) it says what is missing; the rank rises by
 * itself when nothing is.
 */
export const getVipProgress = defineCall({
  method: 'get',
  path: '/wps/vip/progress',
  access: 'member',
  input: v.object({}),
  output: v.object({ validBet: amountText }),
  refusals: [],
});
