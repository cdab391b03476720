import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

export const getBalance = defineCall({
  method: 'get',
  path: '/wps/v2/wallets/balance',
  access: 'member',
  input: v.object({}),
  output: v.object({ sumBalance: amountText }),
  refusals: [],
});
