import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { isFinalWithdrawal } from '@portal/shared/contract/payments/withdrawal-states';
import { type BankAccount, shownAccount } from '../bank-accounts/bank-accounts.ts';
import { payable, receivedOf } from './withdrawal.rules.ts';
import type { PartRow, Withdrawal, WithdrawalRows } from './withdrawal-rows.ts';

/** Shows a withdrawal to its member. */
export function shownWithdrawal(withdrawal: Withdrawal, account: BankAccount | undefined) {
  const { id, reference, state, amountMinor, feeMinor, parts, appliedAt, expectedBy, changedAt } = withdrawal;
  const received = receivedOf(parts);
  const remaining = isFinalWithdrawal(state) ? 0n : payable(withdrawal) - received;
  return {
    id,
    reference,
    state,
    amount: amountFromMinor(amountMinor),
    fee: amountFromMinor(feeMinor),
    received: amountFromMinor(received),
    remaining: amountFromMinor(remaining),
    ...(account && { account: shownAccount(account) }),
    parts: parts.map(shownPart),
    appliedAt: appliedAt.toISOString(),
    ...(expectedBy && { expectedBy: expectedBy.toISOString() }),
    changedAt: changedAt.toISOString(),
  };
}

export const shownPart = ({ id, amountMinor, state, paidAt, answerBy, answeredAt }: PartRow) => ({
  id,
  amount: amountFromMinor(amountMinor),
  state,
  paidAt: paidAt.toISOString(),
  answerBy: answerBy.toISOString(),
  ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
});

export const shownEvent = ({ act, state, at }: Awaited<ReturnType<WithdrawalRows['events']>>[number]) => ({
  act,
  state,
  at: at.toISOString(),
});
