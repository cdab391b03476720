import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod, recordPeriod } from '../time/record-period.ts';
import { trimmedText } from '../typed/form-texts.ts';

const transactionFilter = {
  /** One account below the caller; absent: all of them. */
  account: v.optional(trimmedText(64)),
  /** Group of movements as in the account record of the member (wallet/transactions.ts). */
  group: v.optional(trimmedText(32)),
  ...recordPeriod,
};

/** Transaction details of downlines (docs/product.md 2.6), newest first. */
export const listDownlineTransactions = defineCall({
  method: 'get',
  path: '/wps/agent/transactions',
  access: 'real-account',
  input: v.object({ ...transactionFilter, pageNo, pageSize }),
  output: v.object({
    period: answeredPeriod,
    list: v.array(
      v.object({
        id: v.string(),
        account: v.string(),
        kind: v.string(),
        group: v.string(),
        amount: amountText,
        balanceBefore: amountText,
        balanceAfter: amountText,
        at: isoTime,
      }),
    ),
    totalPages,
    totals: v.object({ movements: v.number(), incoming: amountText, outgoing: amountText }),
  }),
  refusals: ['not_an_agent', 'branch_too_large'],
});

export const exportDownlineTransactions = defineCall({
  method: 'get',
  path: '/wps/agent/transactions.csv',
  access: 'real-account',
  csv: true,
  input: v.object(transactionFilter),
  output: v.string(),
  refusals: ['not_an_agent', 'branch_too_large', 'export_too_large'],
});
