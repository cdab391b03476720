import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { leftToPay, paidOut, payable } from '../withdrawal.rules.ts';
import type { PartRow, Withdrawal } from '../withdrawal-rows.ts';

interface Payment {
  id: string;
  /** The disputed part that this payment replaces; others stay disputed. */
  replaces?: string;
  /** By default the amount of the replaced part, or all that was never paid. */
  amountMinor?: bigint;
  reference: string;
  answerBy: Date;
}

/**
 * Moves a named disputed part, or all, to another state.
 * @throws Refusal `part_not_disputed`
 */
function disputedAs(parts: readonly PartRow[], state: PartRow['state'], named?: string): PartRow[] {
  const isMeant = (part: PartRow) => part.state === 'not_received' && (named === undefined || part.id === named);
  if (named !== undefined && !parts.some(isMeant)) throw new Refusal('part_not_disputed');
  return parts.map((part) => (isMeant(part) ? { ...part, state } : { ...part }));
}

/**
 * Adds a part. Disputed parts stay and count as paid; only a named one is paid again, so that no false report is paid
 * twice.
 * @throws Refusal `more_than_left_to_pay`, `part_not_disputed`
 */
export function withPayment(withdrawal: Withdrawal, payment: Payment, now: Date): PartRow[] {
  const { replaces, amountMinor, id, reference, answerBy } = payment;
  const parts = replaces === undefined ? withdrawal.parts : disputedAs(withdrawal.parts, 'returned', replaces);
  const left = leftToPay(withdrawal, parts);
  const amount = amountMinor ?? parts.find((part) => part.id === replaces)?.amountMinor ?? left;
  if (amount <= 0n || amount > left) throw new Refusal('more_than_left_to_pay');
  const made = { id, withdrawalId: withdrawal.id, no: parts.length + 1, amountMinor: amount, reference };
  return [...parts, { ...made, state: 'paid', paidAt: now, answerBy, answeredAt: null }];
}

/**
 * Refunds disputed parts together with what was never paid; refused while a payment is pending.
 * @throws Refusal `part_unanswered`
 */
export function withRefund({ parts, ...withdrawal }: Withdrawal): PartRow[] {
  if (parts.some(({ state }) => state === 'paid')) throw new Refusal('part_unanswered');
  const after = disputedAs(parts, 'refunded');
  if (paidOut(after) === payable(withdrawal)) throw new Refusal('withdrawal_state');
  return after;
}

/**
 * Marks a named disputed part, or all, as received and not refundable.
 * @throws Refusal `part_not_disputed`
 */
export const withForce = ({ parts }: Withdrawal, named?: string): PartRow[] => disputedAs(parts, 'forced', named);

/**
 * Records an answer to the selected parts.
 * @throws Refusal `withdrawal_state` when none waits for it
 */
export function withAnswer(
  { parts }: Withdrawal,
  state: 'received' | 'not_received',
  answeredAt: Date,
  isMeant: (part: PartRow) => boolean,
): PartRow[] {
  if (!parts.some(isMeant)) throw new Refusal('withdrawal_state');
  return parts.map((part) => (isMeant(part) ? { ...part, state, answeredAt } : part));
}
