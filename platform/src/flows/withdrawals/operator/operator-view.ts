import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { MemberModule } from '../../../modules/member/index.ts';
import { leftToPay, mayPay, receivedOf, type Withdrawal } from '../../../modules/payments/index.ts';

/** Returns withdrawals as operators see them in a list. */
export async function operatorRows(member: MemberModule, list: readonly Withdrawal[]) {
  const accounts = await member.accountsOf(list.map(({ memberId }) => memberId));
  return list.map((withdrawal) => operatorRow(withdrawal, accounts.get(withdrawal.memberId) ?? ''));
}

export function operatorRow(withdrawal: Withdrawal, account: string) {
  const { id, memberId, state, version, amountMinor, feeMinor, parts, appliedAt, changedAt } = withdrawal;
  return {
    ...{ id, memberId, account, state, version },
    amount: amountFromMinor(amountMinor),
    fee: amountFromMinor(feeMinor),
    received: amountFromMinor(receivedOf(parts)),
    leftToPay: amountFromMinor(mayPay(state) ? leftToPay(withdrawal, parts) : 0n),
    appliedAt: appliedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
