import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { MemberModule } from '../../../accounts/index.ts';
import type { DepositCredited, WithdrawalPaidOut } from '../../../payments/index.ts';
import type { MoneyEntry } from './entries.rules.ts';

type Payment = Pick<MoneyEntry, 'id' | 'kind' | 'memberId' | 'amountMinor' | 'at'>;

/** Makes entries of payments under the member's path at the time; members who are gone are left out. */
export function paymentEntries(member: Pick<MemberModule, 'branches'>, timeZone: () => Promise<string>) {
  async function entriesOf(payments: readonly Payment[]): Promise<MoneyEntry[]> {
    const zone = await timeZone();
    const entries: MoneyEntry[] = [];
    for (const payment of payments) {
      const uplinePath = (await member.branches.pathsAt([payment.memberId], payment.at)).get(payment.memberId);
      if (uplinePath !== undefined) entries.push({ ...payment, uplinePath, day: dayIn(zone, payment.at) });
    }
    return entries;
  }
  return {
    ofDeposits: (deposits: readonly DepositCredited[]) =>
      entriesOf(
        deposits.map(({ reference, memberId, amountMinor, creditedAt }) => ({
          ...({ id: `deposit:${reference}`, kind: 'deposit', memberId } as const),
          amountMinor: BigInt(amountMinor),
          at: new Date(creditedAt),
        })),
      ),
    ofWithdrawals: (withdrawals: readonly WithdrawalPaidOut[]) =>
      entriesOf(
        withdrawals.map(({ reference, memberId, changeMinor, at }) => ({
          ...({ id: `withdrawal:${reference}`, kind: 'withdrawal', memberId } as const),
          amountMinor: BigInt(changeMinor),
          at: new Date(at),
        })),
      ),
  };
}
