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
