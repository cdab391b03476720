import { Refusal } from '../../kernel/refusal.ts';
import { type PaymentsModule, shownWithdrawal, type Withdrawal } from '../../modules/payments/index.ts';

/** Returns withdrawals as their member sees them, with the accounts they are paid to. */
export async function showWithdrawals({ bankAccounts }: PaymentsModule, list: readonly Withdrawal[]) {
  const accounts = await bankAccounts.byIds(list.map(({ bankAccountId }) => bankAccountId));
  return list.map((withdrawal) => shownWithdrawal(withdrawal, accounts.get(withdrawal.bankAccountId)));
}

export async function showWithdrawal(payments: PaymentsModule, withdrawal: Withdrawal) {
  const [shown] = await showWithdrawals(payments, [withdrawal]);
  if (!shown) throw new Refusal('not_found');
  return shown;
}
