import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

/** The jackpot figure: `amount` is what lies in the pool, and there only where the pool is real. */
export const getJackpot = defineCall({
  method: 'get',
  path: '/wps/games/jackpot',
  access: 'public',
  input: v.object({}),
  output: v.object({ source: v.picklist(['illustrative', 'ledger', 'off']), amount: v.optional(amountText) }),
  refusals: [],
});
