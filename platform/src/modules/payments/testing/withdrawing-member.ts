import { bindBankAccount } from '@portal/shared/contract/payments/bank-accounts';
import { applyForWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { tokenOf } from '../../accounts/testing/add-member.ts';
import { addBoundMember } from '../../accounts/testing/bound-member.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';

export const testPaymentPassword = '246810';

export interface WithdrawingMember {
  memberId: string;
  account: string;
  token: string;
  bankAccountId: string;
}

/** Adds a member with money, a payment password and a bank account. */
export async function withdrawingMember(
  app: App,
  account: string,
  balance: bigint,
  uplinePath = '',
): Promise<WithdrawingMember> {
  const made = { paymentPassword: testPaymentPassword, profile: { payeeName: 'Jane Doe' }, uplinePath };
  const { id: memberId } = await addBoundMember(app, account, { address: '127.0.0.1' }, made);
  await credit(app, memberId, balance);
  const token = await tokenOf(app, account);
  const typed = { bankCode: 'bdo', number: '001234567890', holder: 'Jane Doe', paymentPassword: testPaymentPassword };
  const bound = await apiClient(app).send(bindBankAccount, typed, { token });
  if (!bound.success) throw new Error(`${account} has no bank account: ${bound.code}`);
  return { memberId, account, token, bankAccountId: bound.value.id };
}

export async function credit({ modules: { wallet } }: App, memberId: string, amount: bigint): Promise<void> {
  if (amount === 0n) return;
  const legs = between(houseAccount('deposits'), memberAccount(memberId), amount);
  await wallet.post({ source: 'test', reference: newId(), kind: 'deposit', legs });
}

/** Applies as the page does; with a new key unless the headers have one. */
export function applyAs(
  app: App,
  { token, bankAccountId }: WithdrawingMember,
  amount: unknown,
  { key = newId(), ...change }: Record<string, unknown> & { key?: string } = {},
) {
  const asked = { bankAccountId, amount, paymentPassword: testPaymentPassword, ...change };
  return apiClient(app).send(applyForWithdrawal, asked, { token, headers: { 'idempotency-key': key } });
}
