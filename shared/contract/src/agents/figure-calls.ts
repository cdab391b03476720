import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { filledText, trimmedText } from '../form-texts.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';
import { answeredPeriod, recordPeriod } from '../records/record-period.ts';
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

const transactionFilter = {
  /** One account below the caller; absent: all of them. */
  account: v.optional(trimmedText(64)),
  /** Group of movements as in the account record of the member (wallet/list-transactions.ts). */
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

/** Team betting as a file; the list is listTeamBets. */
export const exportTeamBets = defineCall({
  method: 'get',
  path: '/wps/agent/teamBets.csv',
  access: 'real-account',
  csv: true,
  input: v.object({ account: v.optional(trimmedText(64)), ...recordPeriod }),
  output: v.string(),
  refusals: ['not_an_agent', 'export_too_large'],
});

/** Calls about figures of the team, for agent-calls.ts. */
export const figureCalls = {
  listUserProfitLoss,
  exportUserProfitLoss,
  listDownlineTransactions,
  exportDownlineTransactions,
  exportTeamBets,
};
