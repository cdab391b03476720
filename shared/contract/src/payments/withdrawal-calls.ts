import { bindBankAccount, listBankAccounts, removeBankAccount } from './bank-accounts.ts';
import { confirmWithdrawal, reportWithdrawal, uploadWithdrawalProof } from './withdrawal-answers.ts';
import {
  applyForWithdrawal,
  cancelWithdrawal,
  getWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
} from './withdrawals.ts';

/** Withdrawal calls of members, for all-calls.ts. */
export const withdrawalCalls = {
  listBankAccounts,
  bindBankAccount,
  removeBankAccount,
  getWithdrawalTerms,
  applyForWithdrawal,
  listWithdrawals,
  getWithdrawal,
  cancelWithdrawal,
  confirmWithdrawal,
  uploadWithdrawalProof,
  reportWithdrawal,
};
