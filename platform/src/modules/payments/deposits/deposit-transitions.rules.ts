import type { DepositKind, DepositReview, DepositState } from '@portal/shared/contract/payments/deposit-states';

export const depositActs = ['prove', 'cancel', 'credit', 'question', 'fail', 'expire', 'approve', 'reject'] as const;
export type DepositAct = (typeof depositActs)[number];

/** `two operators`: one requests, another approves. `clock`: the job that ends unpaid orders. */
type DepositActor = 'member' | 'provider' | 'two operators' | 'clock';

interface Rule {
  by: DepositActor;
  from: Readonly<Record<DepositKind, readonly DepositState[]>>;
  to: DepositState;
}

const both = (...states: DepositState[]) => ({ 'bank-transfer': states, provider: states });

/** Who may do what, from which state; anything else is refused (`deposit_state`). */
export const depositRules: Readonly<Record<DepositAct, Rule>> = {
  prove: {
    by: 'member',
    from: { 'bank-transfer': ['created', 'in_review', 'expired'], provider: [] },
    to: 'in_review',
  },
  cancel: { by: 'member', from: both('created'), to: 'cancelled' },
  credit: { by: 'provider', from: { 'bank-transfer': [], provider: ['created'] }, to: 'credited' },
  /** A payment that does not match its order. */
  question: {
    by: 'provider',
    from: { 'bank-transfer': [], provider: ['created', 'expired', 'cancelled', 'failed'] },
    to: 'in_review',
  },
  fail: { by: 'provider', from: { 'bank-transfer': [], provider: ['created'] }, to: 'failed' },
  expire: { by: 'clock', from: both('created'), to: 'expired' },
  /** A transfer may arrive without a proof, or after its order ended. */
  approve: {
    by: 'two operators',
    from: { 'bank-transfer': ['created', 'in_review', 'expired', 'cancelled'], provider: ['in_review'] },
    to: 'credited',
  },
  reject: { by: 'two operators', from: both('in_review'), to: 'rejected' },
};

export const mayDo = (act: DepositAct, kind: DepositKind, state: DepositState): boolean =>
  depositRules[act].from[kind].includes(state);

export const kindOf = (provider: string): DepositKind => (provider === 'manual' ? 'bank-transfer' : 'provider');

/** A payment as a provider reports it. */
export interface Payment {
  paymentId: string;
  state: 'paid' | 'failed';
  amountMinor: bigint;
}

/**
 * What happens with a payment. `surplus`: another one is booked already, so this one waits among the reports for an
 * operator. `contradicted`: the booked one is reported as failed; nothing moves, and operators are notified.
 */
export type Judgement =
  | { outcome: 'credited' | 'failed' | 'repeated' | 'surplus' | 'contradicted' }
  | { outcome: 'review'; review: DepositReview };

interface Ordered {
  state: DepositState;
  amountMinor: bigint;
  paymentReference: string | null;
  arrivedMinor: bigint | null;
}

/** Judges a payment: it is credited once, reviewed by an operator, or stored with its outcome; none is lost. */
export function judgePayment(order: Ordered, payment: Payment, isMemberOpen: boolean): Judgement {
  if (payment.state === 'failed') {
    if (order.paymentReference === payment.paymentId) return { outcome: 'contradicted' };
    return { outcome: mayDo('fail', 'provider', order.state) ? 'failed' : 'repeated' };
  }
  if (order.paymentReference !== null) {
    const isSame = order.paymentReference === payment.paymentId && order.arrivedMinor === payment.amountMinor;
    return { outcome: isSame ? 'repeated' : 'surplus' };
  }
  if (!mayDo('question', 'provider', order.state)) return { outcome: 'surplus' };
  if (order.state !== 'created') return { outcome: 'review', review: 'late' };
  if (order.amountMinor !== payment.amountMinor) return { outcome: 'review', review: 'wrong_amount' };
  if (!isMemberOpen) return { outcome: 'review', review: 'account_closed' };
  return { outcome: 'credited' };
}

/**
 * Whether an amount is at least twice or at most half of the ordered one: this catches a misplaced point or an extra
 * digit, but not a bank's fee.
 */
export const isFarFromOrdered = (orderedMinor: bigint, arrivedMinor: bigint): boolean =>
  arrivedMinor >= 2n * orderedMinor || 2n * arrivedMinor <= orderedMinor;
