import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listBankAccounts } from '@portal/shared/contract/payments/bank-accounts';

export type BankAccounts = CallOutput<typeof listBankAccounts>;
export type BankAccount = BankAccounts['accounts'][number];
export type PayoutBank = BankAccounts['banks'][number];
