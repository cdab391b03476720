import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { recordDay } from '../time/record-period.ts';

/** Roles responsible for accounting. */
export const roles = ['finance-maker', 'finance-checker', 'admin'] as const;

export const differenceKinds = ['missing_there', 'missing_here', 'amount', 'kind', 'repeated_there'] as const;

const difference = v.object({
  /**
   * `vendor:<studio>` or `provider:<name>`; `ledger:deposits`, `ledger:notices` (payments without an order) and
   * `ledger:withdrawals` where our rows differ from the ledger; `ledger:others` for postings on payment accounts that
   * belong to none of them. There `ours` is the row, and `theirs` the ledger.
   */
  source: v.string(),
  reference: v.string(),
  /** Missing in their statement, missing in our ledger, there with another amount or kind, or there more than once. */
  kind: v.picklist(differenceKinds),
  ours: v.optional(v.string()),
  theirs: v.optional(v.string()),
});

const comparedSource = v.object({
  source: v.string(),
  /** `unavailable`: their statement could not be read, see `reason`. */
  state: v.picklist(['compared', 'unavailable']),
  reason: v.optional(v.string()),
  ours: v.object({ movements: v.number(), sum: amountText }),
  theirs: v.object({ movements: v.number(), sum: amountText }),
  /** Movements older than their records. */
  notCovered: v.number(),
  differences: v.number(),
});

export const reconciliation = v.object({
  day: recordDay,
  madeAt: isoTime,
  /** The operator who requested it, or `daily` for the job. */
  madeBy: v.string(),
  isClean: v.boolean(),
  /**
   * Records against the ledger, by kind; equal if all is well. For rounds the day's sums; for payments the day's
   * deposits and returns, and the totals of withdrawals that changed.
   */
  records: v.array(v.object({ kind: v.string(), ledger: amountText, records: amountText, isEqual: v.boolean() })),
  sources: v.array(comparedSource),
  /** The first thousand. */
  differences: v.array(difference),
});
export type Reconciliation = v.InferOutput<typeof reconciliation>;

/** The last report of a day of the setting `timeZone`. */
export const getReconciliation = defineCall({
  method: 'get',
  path: '/operator/reports/reconciliation',
  access: 'operator',
  roles,
  input: v.object({ day: recordDay }),
  output: reconciliation,
  refusals: ['not_found'],
});

/** Reads the statements of a past day again, and stores the result beside earlier reports. */
export const runReconciliation = defineCall({
  method: 'post',
  path: '/operator/reports/reconciliation',
  access: 'operator',
  roles,
  input: v.object({ day: recordDay, why: reason }),
  output: reconciliation,
  refusals: ['day_not_over'],
});
