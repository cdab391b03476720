import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod, recordPeriod } from '../time/record-period.ts';
import { filledText, trimmedText } from '../typed/form-texts.ts';
import { playersMoney } from './players-money.ts';

/** Money of players, their own or of a whole branch; `validBet`: stakes of settled bets. */
const figures = { validBet: amountText, ...playersMoney };

const row = v.object({
  account: v.string(),
  type: v.number(),
  /** Number of members below; 0 for players. */
  members: v.number(),
  own: v.object(figures),
  /** All accounts below this one, without its own; absent if there are none. */
  team: v.optional(v.object(figures)),
});
export type ProfitLossRow = v.InferOutput<typeof row>;

const profitLossFilter = {
  /** Whose direct downlines are listed; default: the caller. */
  parent: v.optional(filledText(64)),
  /** Prefix of an account anywhere below the caller, instead of `parent`. */
  search: v.optional(trimmedText(64)),
  ...recordPeriod,
};

/** User profit and loss (docs/product.md 2.6): a row for each direct downline, by account; totals are of the whole branch. */
export const listUserProfitLoss = defineCall({
  method: 'get',
  path: '/wps/agent/profitLoss',
  access: 'real-account',
  input: v.object({ ...profitLossFilter, pageNo, pageSize }),
  output: v.object({
    period: answeredPeriod,
    path: v.array(v.object({ account: v.string() })),
    list: v.array(row),
    totalPages,
    totals: v.object(figures),
  }),
  refusals: ['not_an_agent'],
});

export const exportUserProfitLoss = defineCall({
  method: 'get',
  path: '/wps/agent/profitLoss.csv',
  access: 'real-account',
  csv: true,
  input: v.object(profitLossFilter),
  output: v.string(),
  refusals: ['not_an_agent', 'export_too_large'],
});
