import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod, recordDay, recordPeriod } from '../time/record-period.ts';

/** My income (docs/product.md 2.6): received by kind, and paid to downlines, by day of payment. */
export const getAgentIncome = defineCall({
  method: 'get',
  path: '/wps/agent/income',
  access: 'real-account',
  input: v.object(recordPeriod),
  output: v.object({
    period: answeredPeriod,
    days: v.array(
      v.object({
        day: recordDay,
        dividend: amountText,
        daily: amountText,
        hourly: amountText,
        realtime: amountText,
        /** Paid to downlines from the own wallet. */
        given: amountText,
      }),
    ),
    totals: v.object({
      dividend: amountText,
      daily: amountText,
      hourly: amountText,
      realtime: amountText,
      given: amountText,
      /** Received minus given. */
      net: amountText,
    }),
    /** Still owed to the agent by its upline, and by the agent to its downlines, in total. */
    owedToMe: amountText,
    owedByMe: amountText,
  }),
  refusals: ['not_an_agent'],
});

export const exportAgentIncome = defineCall({
  method: 'get',
  path: '/wps/agent/income.csv',
  access: 'real-account',
  csv: true,
  input: v.object(recordPeriod),
  output: v.string(),
  refusals: ['not_an_agent'],
});
