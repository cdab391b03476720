import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { isoTime } from '../paging.ts';
import { vendorId } from './vendor-id.ts';

export const statementKinds = ['bet', 'win', 'rollback', 'jackpot', 'correction'] as const;

export const statementLine = v.object({
  transactionId: vendorId,
  kind: v.picklist(statementKinds),
  roundId: vendorId,
  /** Absent where the studio was not told it: of a rollback. */
  amount: v.optional(amountText),
  /** When the answer of the platform was written down. */
  at: isoTime,
});
export type StatementLine = v.InferOutput<typeof statementLine>;

/**
 * Served by a studio, asked by the platform, signed by the studio's key as every call between the two: what the studio
 * believes was posted, oldest first. `from` is in it, `to` is not; `after` goes on where the last answer ended.
 */
export const studioStatement = defineCall({
  method: 'get',
  path: '/statement/v1/transactions',
  access: 'vendor',
  input: v.object({ from: isoTime, to: isoTime, after: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
  output: v.object({
    /** The studio's books begin here; of before it knows nothing. */
    since: isoTime,
    list: v.array(statementLine),
    /** For `after`; absent at the end. */
    next: v.optional(v.string()),
  }),
  refusals: [],
});

/** A round as the studio has drawn it. */
export const drawnRound = v.object({
  game: v.string(),
  /** In the studio's own words. */
  state: v.string(),
  stake: amountText,
  win: amountText,
  at: isoTime,
  /** What chance has said, as the studio writes it down. */
  outcome: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
  /** Where chance came from; of a round that is over. */
  seed: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type DrawnRound = v.InferOutput<typeof drawnRound>;

/**
 * Served by a studio, asked by the platform in a dispute, signed as its statement: what it has drawn in a round, and what it
 * believes was posted for it between two moments. A round that it does not know has neither.
 */
export const studioRound = defineCall({
  method: 'get',
  path: '/statement/v1/round',
  access: 'vendor',
  input: v.object({ roundId: vendorId, from: isoTime, to: isoTime }),
  output: v.object({
    /** Absent where nothing was drawn, or nothing of it is kept. */
    drawn: v.optional(drawnRound),
    transactions: v.array(statementLine),
  }),
  refusals: [],
});
