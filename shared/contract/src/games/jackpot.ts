import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText } from '../money/amounts.ts';

/** The jackpot figure: `amount` is the pool's balance, only present if the pool is real. */
export const getJackpot = defineCall({
  method: 'get',
  path: '/wps/games/jackpot',
  access: 'public',
  input: v.object({}),
  output: v.object({ source: v.picklist(['illustrative', 'ledger', 'off']), amount: v.optional(amountText) }),
  refusals: [],
});
