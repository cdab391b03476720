import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod, recordPeriod } from '../time/record-period.ts';

/** Filter of the account record: a group of transaction kinds. */
export const transactionGroups = [
  'play',
  'deposit',
  'withdrawal',
  'transfer',
  'reward',
  'correction',
  'other',
] as const;
export type TransactionGroup = (typeof transactionGroups)[number];

const filter = { ...recordPeriod, group: v.optional(v.picklist(transactionGroups)) };

/** Account record: movements of the main wallet, newest first; the totals are of all pages. */
export const listTransactions = defineCall({
  method: 'get',
  path: '/wps/member/transactions',
  access: 'member',
  input: v.object({ pageNo, pageSize, ...filter }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        type: v.string(),
        group: v.picklist(transactionGroups),
        reference: v.string(),
        amount: amountText,
        balanceBefore: amountText,
        balanceAfter: amountText,
        at: isoTime,
        /** For play: the round, for its detail. */
        betId: v.optional(v.string()),
        /** For a transfer to or from the wallet at a vendor. */
        vassalage: v.optional(v.string()),
      }),
    ),
    totalPages,
    totals: v.object({ movements: v.number(), in: amountText, out: amountText, net: amountText }),
    period: answeredPeriod,
  }),
  refusals: [],
});

/** The same as a file: a row per movement, newest first. */
export const exportTransactions = defineCall({
  method: 'get',
  path: '/wps/member/transactions.csv',
  access: 'member',
  csv: true,
  input: v.object(filter),
  output: v.string(),
  refusals: ['export_too_large'],
});
