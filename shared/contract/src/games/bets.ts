import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod } from '../time/record-period.ts';
import { betFilter, betState } from './bet-filter.ts';

/** One ledger posting of a round. */
const movement = v.object({
  /** The studio's id. */
  transactionId: v.string(),
  /** Set for a round that was settled again: `win-reversal`, then `win-correction`. */
  kind: v.picklist(['bet', 'win', 'rollback', 'jackpot', 'win-reversal', 'win-correction']),
  /** Effect on the wallet: negative for a bet. */
  amount: amountText,
  balanceAfter: amountText,
  at: isoTime,
  /** Number of the ledger transfer; absent if no money moved, as for a win of 0.00. */
  transferId: v.optional(v.string()),
});

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
  /** Wins of the round that are being checked and not paid yet; a round that waits for them is `open`. */
  underReview: v.optional(amountText),
  openedAt: isoTime,
  settledAt: v.optional(isoTime),
});

/** A round of the member with all its postings. Another member's round is `not_found`. */
export const getBet = defineCall({
  method: 'get',
  path: '/wps/member/bets/:id',
  access: 'member',
  input: v.object({ id: v.pipe(v.string(), v.maxLength(200)) }),
  output: v.object({
    ...betRow.entries,
    /** `main`, or the vendor whose wallet paid. */
    wallet: v.string(),
    movements: v.array(movement),
    /** Page that verifies the draw; absent if the game has none. */
    proofUrl: v.optional(v.pipe(v.string(), v.url())),
  }),
  refusals: ['not_found'],
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
