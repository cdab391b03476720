import type { PartState, WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';

export const withdrawalActs = [
  'cancel',
  'review',
  'approve',
  'reject',
  'pay',
  'refund',
  'force',
  'confirm',
  'report',
  'auto_receive',
] as const;
export type WithdrawalAct = (typeof withdrawalActs)[number];

/** `two operators`: one requests, another approves. `clock`: the job that counts silence as received. */
type Actor = 'member' | 'operator' | 'two operators' | 'clock';

interface Rule {
  by: Actor;
  from: readonly WithdrawalState[];
  /** Absent when the parts determine it: see `stateOfParts`. */
  to?: WithdrawalState;
}

/** States in which a part may wait for the player's answer. */
const withParts = ['paying', 'paid', 'not_received'] as const;

/** Who may do what, from which state; anything else is refused (`withdrawal_state`). */
export const withdrawalRules: Readonly<Record<WithdrawalAct, Rule>> = {
  cancel: { by: 'member', from: ['applied'], to: 'cancelled' },
  review: { by: 'operator', from: ['applied'], to: 'in_review' },
  approve: { by: 'two operators', from: ['in_review'], to: 'approved' },
  reject: { by: 'two operators', from: ['in_review', 'approved'], to: 'rejected' },
  pay: { by: 'two operators', from: ['approved', 'paying', 'not_received'] },
  refund: { by: 'two operators', from: ['paying', 'not_received'], to: 'refunded' },
  force: { by: 'two operators', from: ['not_received'] },
  confirm: { by: 'member', from: withParts },
  report: { by: 'member', from: withParts },
  auto_receive: { by: 'clock', from: withParts },
};

export const mayAct = (act: WithdrawalAct, state: WithdrawalState): boolean =>
  withdrawalRules[act].from.some((from) => from === state);

export const mayPay = (state: WithdrawalState): boolean => mayAct('pay', state);

export interface Part {
  state: PartState;
  amountMinor: bigint;
}

interface Amounts {
  amountMinor: bigint;
  feeMinor: bigint;
}

const sumOf = (parts: readonly Part[], ...states: PartState[]): bigint =>
  parts.reduce((sum, { state, amountMinor }) => (states.includes(state) ? sum + amountMinor : sum), 0n);

/** Sums what was paid out and neither refunded nor returned. */
export const paidOut = (parts: readonly Part[]): bigint => sumOf(parts, 'paid', 'received', 'not_received', 'forced');

/** Sums what the player received, or is declared to have received. */
export const receivedOf = (parts: readonly Part[]): bigint => sumOf(parts, 'received', 'forced');

/** What the player gets in the end. */
export const payable = ({ amountMinor, feeMinor }: Amounts): bigint => amountMinor - feeMinor;

/** What was never paid, or was returned to be paid again; disputed parts count as paid until decided. */
export const leftToPay = (amounts: Amounts, parts: readonly Part[]): bigint => payable(amounts) - paidOut(parts);

/** Derives the state of a withdrawal being paid: a report first, then the unpaid rest, then unanswered parts. */
export function stateOfParts(amounts: Amounts, parts: readonly Part[]): WithdrawalState {
  const has = (state: PartState) => parts.some((part) => part.state === state);
  if (has('not_received')) return 'not_received';
  if (paidOut(parts) < payable(amounts)) return 'paying';
  if (has('paid')) return 'paid';
  return has('forced') ? 'forced_receipt' : 'received';
}

/** Where the amount of a withdrawal is; the sum is always the amount. */
export interface Distribution {
  main: bigint;
  hold: bigint;
  payouts: bigint;
  fees: bigint;
}

const returnedStates: readonly WithdrawalState[] = ['cancelled', 'rejected', 'refunded'];

/** Charges the fee once all the rest is paid; a later refund returns it. */
export function distributionOf(amounts: Amounts, state: WithdrawalState, parts: readonly Part[]): Distribution {
  const payouts = paidOut(parts);
  if (returnedStates.includes(state)) return { main: amounts.amountMinor - payouts, hold: 0n, payouts, fees: 0n };
  const fees = payouts === payable(amounts) ? amounts.feeMinor : 0n;
  return { main: 0n, hold: amounts.amountMinor - payouts - fees, payouts, fees };
}
