import type { DepositRow } from '../deposits/deposit-rows.ts';
import type { PaymentReport } from './payment-reports.ts';

/** A payment in our records. */
export interface PaymentLine {
  paymentId: string;
  state: 'paid' | 'failed';
  amountMinor: bigint;
  /** When we first heard of it. */
  at: Date;
}

type Reported = Pick<PaymentReport, 'paymentId' | 'state' | 'amountMinor' | 'at'>;
type Booked = Pick<DepositRow, 'paymentReference' | 'arrivedMinor' | 'changedAt'>;

/**
 * Merges to one line per payment: paid if any record says so, with the amount booked by a deposit, otherwise with the
 * reported one.
 */
export function paymentLines(reported: readonly Reported[], booked: readonly Booked[]): PaymentLine[] {
  const lines = new Map<string, PaymentLine>();
  for (const { paymentId, state, amountMinor, at } of reported) {
    const before = lines.get(paymentId);
    if (!before) lines.set(paymentId, { paymentId, amountMinor, at, state: state === 'paid' ? 'paid' : 'failed' });
    else if (before.state === 'failed' && state === 'paid') lines.set(paymentId, { ...before, state, amountMinor });
  }
  for (const { paymentReference: paymentId, arrivedMinor, changedAt } of booked) {
    if (paymentId === null || arrivedMinor === null) continue;
    const at = lines.get(paymentId)?.at ?? changedAt;
    lines.set(paymentId, { paymentId, at, state: 'paid', amountMinor: arrivedMinor });
  }
  return [...lines.values()];
}
