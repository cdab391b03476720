import type { CallResult } from '@portal/shared/contract/define-call';
import type { listDepositMethods } from '@portal/shared/contract/payments/list-deposit-methods';
import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import type { ContentModule } from '../content/index.ts';
import { type BankAccounts, createBankAccounts } from './bank-accounts.ts';
import { messageTexts } from './message-texts.ts';

export { isSameHolder, maskedHolder } from './bank-account.rules.ts';
export { type BankAccount, type BankAccounts, shownAccount } from './bank-accounts.ts';

export type DepositMethod = CallResult<typeof listDepositMethods>['methods'][number];

export interface PaymentsModule {
  depositMethods(): Promise<DepositMethod[]>;
  bankAccounts: BankAccounts;
}

export interface PaymentsDeps {
  content: ContentModule;
}

/** Ways in and out for money. */
export function createPaymentsModule(kernel: Kernel, deps: PaymentsDeps): PaymentsModule {
  addMessageTexts(messageTexts);
  return {
    depositMethods: () => deps.content.settings.get('deposit.methods'),
    bankAccounts: createBankAccounts(kernel, deps.content),
  };
}
