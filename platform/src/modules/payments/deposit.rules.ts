import type { DepositKind, DepositReview, DepositState } from '@portal/shared/contract/payments/deposit-states';

export const depositActs = ['prove', 'cancel', 'credit', 'question', 'fail', 'expire', 'approve', 'reject'] as const;
export type DepositAct = (typeof depositActs)[number];

/** `two operators`: one proposes, another one decides. `clock`: the job that ends what is not paid in time. */
export type DepositActor = 'member' | 'provider' | 'two operators' | 'clock';

interface Rule {
  by: DepositActor;
  from: Readonly<Record<DepositKind, readonly DepositState[]>>;
  to: DepositState;
}

const both = (...states: DepositState[]) => ({ 'bank-transfer': states, provider: states });

/** Who may do what, and from which state; what is not here is refused (`deposit_state`). */
export const depositRules: Readonly<Record<DepositAct, Rule>> = {
  prove: {
    by: 'member',
    from: { 'bank-transfer': ['created', 'in_review', 'expired'], provider: [] },
    to: 'in_review',
  },
  cancel: { by: 'member', from: both('created'), to: 'cancelled' },
  credit: { by: 'provider', from: { 'bank-transfer': [], provider: ['created'] }, to: 'credited' },
  /** A payment that does not fit. */
  question: {
    by: 'provider',
    from: { 'bank-transfer': [], provider: ['created', 'expired', 'cancelled', 'failed'] },
    to: 'in_review',
  },
  fail: { by: 'provider', from: { 'bank-transfer': [], provider: ['created'] }, to: 'failed' },
  expire: { by: 'clock', from: both('created'), to: 'expired' },
  /** A transfer may come without a proof, or after its order has ended. */
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

/** A payment as a provider tells it. */
export interface Payment {
  paymentId: string;
  state: 'paid' | 'failed';
  amountMinor: bigint;
}

/**
 * What is done about a payment. `surplus`: another one than was booked; it waits for an operator among the notices.
 * `contradicted`: the one that is booked is told as failed; nothing moves, and operators are told.
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

/** Each payment is credited once, looked at by an operator, or kept as what it is; none is lost. */
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
 * Twice what was ordered or more, half of it or less: a point in the wrong place and a figure too many are among these, a fee
 * of the bank is not.
 */
export const isFarFromOrdered = (orderedMinor: bigint, arrivedMinor: bigint): boolean =>
  arrivedMinor >= 2n * orderedMinor || 2n * arrivedMinor <= orderedMinor;

/** No letters or digits that are taken for each other: it is read aloud and typed. */
const referenceLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Ten letters and digits of random bytes. */
export const referenceOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 10), (byte) => referenceLetters[byte % referenceLetters.length]).join('');
