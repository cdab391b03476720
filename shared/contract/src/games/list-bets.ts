import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';
import { betFilter, betState } from '../records/bet-filter.ts';
import { answeredPeriod } from '../records/record-period.ts';

export const betRow = v.object({
  /** Id of the round across studios; for its detail. */
  id: v.string(),
  /** The studio's id. */
  roundId: v.string(),
  gameName: v.string(),
  gameCode: v.string(),
  vassalage: v.string(),
  gameType: v.string(),
  stake: amountText,
  win: amountText,
  profit: amountText,
  balanceBefore: amountText,
  balanceAfter: v.optional(amountText),
  state: betState,
  openedAt: isoTime,
  settledAt: v.optional(isoTime),
});
export type BetRow = v.InferOutput<typeof betRow>;

/** Betting record of the member (personalHistoryCopy), newest first; the totals are of all pages. */
export const listBets = defineCall({
  method: 'get',
  path: '/wps/member/bets',
  access: 'member',
  input: v.object({ pageNo, pageSize, ...betFilter }),
  output: v.object({
    list: v.array(betRow),
    totalPages,
    totals: v.object({ rounds: v.number(), stake: amountText, win: amountText, profit: amountText }),
    period: answeredPeriod,
  }),
  refusals: [],
});

/** The same as a file: a row for each round, the newest first. */
export const exportBets = defineCall({
  method: 'get',
  path: '/wps/member/bets.csv',
  access: 'member',
  csv: true,
  input: v.object(betFilter),
  output: v.string(),
  refusals: ['export_too_large'],
});
