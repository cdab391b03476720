import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';

export const betState = v.picklist(['open', 'settled', 'rolled_back']);

export const betRow = v.object({
  roundId: v.string(),
  gameName: v.string(),
  gameCode: v.string(),
  vassalage: v.string(),
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

/** Betting record of the member (personalHistoryCopy), newest first. */
export const listBets = defineCall({
  method: 'get',
  path: '/wps/member/bets',
  access: 'member',
  input: v.object({ pageNo, pageSize, from: v.optional(isoTime), to: v.optional(isoTime) }),
  output: v.object({
    list: v.array(betRow),
    totalPages,
    totals: v.object({ rounds: v.number(), stake: amountText, win: amountText, profit: amountText }),
  }),
  refusals: [],
});
