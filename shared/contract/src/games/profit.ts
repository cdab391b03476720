import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { gameType } from '../game-types.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod, recordPeriod } from '../time/record-period.ts';

const sums = { rounds: v.number(), stake: amountText, win: amountText, profit: amountText };

/**
 * Personal loss/profit (personalProfit): settled rounds summed by day or month of their first bet, oldest first; days
 * without play are omitted. Months are complete if the period is.
 */
export const getProfit = defineCall({
  method: 'get',
  path: '/wps/member/profit',
  access: 'member',
  input: v.object({
    ...recordPeriod,
    gameType: v.optional(gameType),
    vassalage: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
    by: v.optional(v.picklist(['day', 'month']), 'day'),
  }),
  output: v.object({
    /** `at` is yyyy-mm-dd, or yyyy-mm by month. */
    points: v.array(v.object({ at: v.string(), ...sums })),
    totals: v.object(sums),
    period: answeredPeriod,
  }),
  refusals: [],
});

/** The same as a file. */
export const exportProfit = defineCall({
  ...getProfit,
  path: '/wps/member/profit.csv',
  csv: true,
  output: v.string(),
  refusals: ['export_too_large'],
});
