import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText } from '../money/amounts.ts';

export const getBalance = defineCall({
  method: 'get',
  path: '/wps/v2/wallets/balance',
  access: 'member',
  input: v.object({}),
  output: v.object({ sumBalance: amountText }),
  refusals: [],
});
