import { accountNumber } from '@portal/shared/contract/payments/account-number.rules';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { isHolderName, type PayoutBank, tidyHolder } from './bank-account.rules.ts';

export interface NewBankAccount {
  bankCode: string;
  number: string;
  holder: string;
}

/** @throws Refusal `unknown_bank`, `invalid_account_number`, `invalid_holder`, each with its field */
export function checkedAccount(
  { bankCode, number, holder }: NewBankAccount,
  banks: readonly PayoutBank[],
): NewBankAccount {
  const bank = banks.find(({ code }) => code === bankCode);
  if (!bank) throw refusalAt('bankCode', 'unknown_bank');
  const digits = accountNumber(number, bank);
  if (digits === undefined) throw refusalAt('number', 'invalid_account_number');
  const name = tidyHolder(holder);
  if (!isHolderName(name)) throw refusalAt('holder', 'invalid_holder');
  return { bankCode, number: digits, holder: name };
}
