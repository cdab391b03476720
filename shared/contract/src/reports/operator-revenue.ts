import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText } from '../money/amounts.ts';
import { recordDay } from '../time/record-period.ts';
import { roles } from './operator-reconciliation';

const money = {
  bets: v.number(),
  stakes: amountText,
  rollbacks: amountText,
  wins: amountText,
  jackpots: amountText,
  /** Stakes minus rollbacks and wins; jackpots are paid by their pool. */
  revenue: amountText,
};

const period = { from: recordDay, to: recordDay };

/** Gross gaming revenue of days by day, vendor and category; `matchesLedger` says whether the sums are those of the ledger. */
export const getRevenue = defineCall({
  method: 'get',
  path: '/operator/reports/revenue',
  access: 'operator',
  roles,
  input: v.object(period),
  output: v.object({
    rows: v.array(v.object({ day: recordDay, vassalage: v.string(), gameType: v.string(), ...money })),
    totals: v.object(money),
    matchesLedger: v.boolean(),
  }),
  refusals: [],
});

/** The rows as a file. */
export const exportRevenue = defineCall({
  method: 'get',
  path: '/operator/reports/revenue.csv',
  access: 'operator',
  roles,
  csv: true,
  input: v.object(period),
  output: v.string(),
  refusals: [],
});
