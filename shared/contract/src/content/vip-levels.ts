import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText } from '../money/amounts.ts';

/** VIP levels in order, with requirements (setting `rewards.vip`) and benefits, in the requested language. */
export const listVipLevels = defineCall({
  method: 'get',
  path: '/wps/vip/levels',
  access: 'public',
  input: v.object({}),
  output: v.object({
    levels: v.array(
      v.object({ rank: v.number(), name: v.string(), validBet: amountText, benefits: v.array(v.string()) }),
    ),
  }),
  refusals: [],
});
