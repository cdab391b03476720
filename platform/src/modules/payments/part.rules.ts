import { Refusal } from '../../kernel/refusal.ts';
import { leftToPay, paidOut, payable } from './withdrawal.rules.ts';
import type { PartRow, Withdrawal } from './withdrawal-rows.ts';

export interface Payment {
  id: string;
  /** All that is left when it is absent. */
  amountMinor?: bigint;
  reference: string;
  answerBy: Date;
}

const withState = (
  parts: readonly PartRow[],
  from: PartRow['state'],
  to: PartRow['state'],
  answeredAt?: Date,
): PartRow[] =>
  parts.map((part) =>
    part.state === from ? { ...part, state: to, answeredAt: answeredAt ?? part.answeredAt } : { ...part },
  );

/** One more part; those that did not arrive are to be paid again. @throws Refusal `more_than_left_to_pay` */
export function withPayment(withdrawal: Withdrawal, { amountMinor, ...payment }: Payment, now: Date): PartRow[] {
  const left = leftToPay(withdrawal, withdrawal.parts);
  const amount = amountMinor ?? left;
  if (amount <= 0n || amount > left) throw new Refusal('more_than_left_to_pay');
  const { id: withdrawalId, parts } = withdrawal;
  const made = { ...payment, withdrawalId, no: parts.length + 1, amountMinor: amount };
  return [...withState(parts, 'not_received', 'returned'), { ...made, state: 'paid', paidAt: now, answeredAt: null }];
}

/** What did not arrive is given back; nothing may be on its way meanwhile. @throws Refusal `part_unanswered` */
export function withRefund({ parts, ...withdrawal }: Withdrawal): PartRow[] {
  if (parts.some(({ state }) => state === 'paid')) throw new Refusal('part_unanswered');
  const after = withState(parts, 'not_received', 'refunded');
  if (paidOut(after) === payable(withdrawal)) throw new Refusal('withdrawal_state');
  return after;
}

/** What is said not to have arrived did arrive, and is not refunded. */
export const withForce = ({ parts }: Withdrawal): PartRow[] => withState(parts, 'not_received', 'forced');

/** The answer to the parts that are meant. @throws Refusal `withdrawal_state` when none waits for it */
export function withAnswer(
  { parts }: Withdrawal,
  state: 'received' | 'not_received',
  answeredAt: Date,
  isMeant: (part: PartRow) => boolean,
): PartRow[] {
  if (!parts.some(isMeant)) throw new Refusal('withdrawal_state');
  return parts.map((part) => (isMeant(part) ? { ...part, state, answeredAt } : part));
}
