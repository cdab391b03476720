import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';

/** Account record: every movement of the main wallet, newest first. */
export const listTransactions = defineCall({
  method: 'get',
  path: '/wps/member/transactions',
  access: 'member',
  input: v.object({ pageNo, pageSize }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        type: v.string(),
        reference: v.string(),
        amount: amountText,
        balanceAfter: amountText,
        at: isoTime,
      }),
    ),
    totalPages,
  }),
  refusals: [],
});
