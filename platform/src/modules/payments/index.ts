import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import type { ContentModule } from '../content/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { type BankAccounts, createBankAccounts } from './bank-accounts.ts';
import { messageTexts } from './message-texts.ts';
import { createProposals, type Proposals } from './proposals.ts';
import { createTurnover, type Turnover } from './turnover.ts';
import { createWithdrawals, type Withdrawals } from './withdrawals.ts';

export { isSameHolder, maskedHolder } from './bank-account.rules.ts';
export { type BankAccount, type BankAccounts, shownAccount } from './bank-accounts.ts';
export type { Proposal } from './proposals.ts';
export { leftToPay, mayPay, receivedOf } from './withdrawal.rules.ts';
export type { DecidedAct } from './withdrawal-proposals.ts';
export type { Withdrawal } from './withdrawal-rows.ts';
export { shownEvent, shownPart, shownWithdrawal } from './withdrawal-view.ts';

export interface PaymentsModule {
  bankAccounts: BankAccounts;
  turnover: Turnover;
  withdrawals: Withdrawals;
  proposals: Proposals;
}

export interface PaymentsDeps {
  content: ContentModule;
  wallet: Wallet;
}

/** Ways in and out for money. */
export function createPaymentsModule(kernel: Kernel, { content, wallet }: PaymentsDeps): PaymentsModule {
  addMessageTexts(messageTexts);
  const bankAccounts = createBankAccounts(kernel, content);
  const turnover = createTurnover(kernel, content);
  return {
    bankAccounts,
    turnover,
    proposals: createProposals(kernel),
    withdrawals: createWithdrawals(kernel, { content, wallet, bankAccounts, turnover }),
  };
}
