import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import { createUploadTurns, type UploadTurns } from '../../kernel/upload-turns.ts';
import type { ContentModule } from '../content/index.ts';
import type { InboxModule } from '../inbox/index.ts';
import type { MemberModule } from '../member/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { type BankAccounts, createBankAccounts } from './bank-accounts.ts';
import { depositTexts } from './deposit-texts.ts';
import { createDeposits, type Deposits } from './deposits.ts';
import { messageTexts } from './message-texts.ts';
import { createNoticeSettlement, type NoticeSettlement } from './notice-settlement.ts';
import { createPaymentBook, type PaymentBook } from './payment-book.ts';
import { createPaymentRecords, type PaymentRecords } from './payment-records.ts';
import { createProposals, type Proposals } from './proposals.ts';
import type { PaymentProviders } from './providers/payment-provider.ts';
import { createProviderResolver, forgetProviderNonces } from './providers/provider-caller.ts';
import { createProviderKey, type ProviderKey } from './providers/provider-key.ts';
import { createSandboxProvider } from './providers/sandbox-provider.ts';
import { createTurnover, type Turnover } from './turnover.ts';
import { type WaivedRequirement, waiveTurnover } from './waive-turnover.ts';
import { waiverNews } from './waiver-news.ts';
import { createWithdrawable, type WithdrawableMoney } from './withdrawable.ts';
import { createWithdrawals, type Withdrawals } from './withdrawals.ts';

export { type BankAccount, type BankAccounts, shownAccount } from './bank-accounts.ts';
export { bankReference } from './bank-reference.rules.ts';
export { isFarFromOrdered, kindOf } from './deposit.rules.ts';
export type { DepositNotice } from './deposit-notices.ts';
export type { DecidedDeposit } from './deposit-proposals.ts';
export type { Deposit } from './deposit-rows.ts';
export { payLinkPath, shownDepositEvent } from './deposit-view.ts';
export type { Deposits } from './deposits.ts';
export type { PaymentRecord } from './payment-records.rules.ts';
export type { Proposal } from './proposals.ts';
export {
  type PaymentProvider,
  ProviderAway,
  type ProviderBook,
  type ProviderPayment,
} from './providers/payment-provider.ts';
export { boundBy, rewardPrefix } from './turnover.rules.ts';
export type { NamedRequirement, OpenSource, Turnover } from './turnover.ts';
export type { Withdrawable } from './withdrawable.ts';
export { leftToPay, mayPay, receivedOf } from './withdrawal.rules.ts';
export { turnoverMissing } from './withdrawal-obstacles.ts';
export type { DecidedAct } from './withdrawal-proposals.ts';
export type { Withdrawal } from './withdrawal-rows.ts';
export { shownEvent, shownPart, shownWithdrawal } from './withdrawal-view.ts';

export interface PaymentsModule {
  bankAccounts: BankAccounts;
  turnover: Turnover;
  /** Computes how much of a member's money can be withdrawn. */
  withdrawable: WithdrawableMoney;
  deposits: Deposits;
  /** Payments that match no order. */
  noticeSettlement: NoticeSettlement;
  /** Our records of providers' payments. */
  paymentBook: PaymentBook;
  /** What the rows of deposits, notices and withdrawals require of the ledger. */
  records: PaymentRecords;
  /** Payment providers by name; tests add their own. */
  providers: PaymentProviders;
  withdrawals: Withdrawals;
  /** Serializes the pictures that members upload, whatever they prove. */
  proofTurns: UploadTurns;
  proposals: Proposals;
  /**
   * Waives the turnover that was open until then, by the decision `id`, and notifies the member. Needs a transaction.
   */
  waiveTurnover(waiver: { id: string; memberId: string; until: Date }): Promise<WaivedRequirement[]>;
}

export interface PaymentsDeps {
  content: ContentModule;
  wallet: Wallet;
  member: Pick<MemberModule, 'lock'>;
  inbox: Pick<InboxModule, 'tell'>;
}

/** Creates the module for deposits and withdrawals. */
export function createPaymentsModule(kernel: Kernel, { content, wallet, member, inbox }: PaymentsDeps): PaymentsModule {
  addMessageTexts({ ...messageTexts, ...depositTexts });
  const bankAccounts = createBankAccounts(kernel, content);
  const turnover = createTurnover(kernel, content);
  const withdrawable = createWithdrawable({ wallet, turnover });
  const providers: PaymentProviders = new Map();
  const keys = new Map<string, () => ProviderKey>();
  if (kernel.settings.SANDBOX_PROVIDER) {
    const key = createProviderKey(kernel.settings.DATA_DIR, 'sandbox');
    const shop = () => content.settings.get('brandName');
    providers.set('sandbox', createSandboxProvider({ kernel, key, shop }));
    keys.set('sandbox', key);
  }
  kernel.callers.resolveProvider = createProviderResolver(kernel, keys);
  forgetProviderNonces(kernel);
  return {
    bankAccounts,
    turnover,
    withdrawable,
    providers,
    deposits: createDeposits(kernel, { content, wallet, turnover, member, inbox, providers }),
    noticeSettlement: createNoticeSettlement({ kernel, wallet, turnover, member }),
    paymentBook: createPaymentBook(kernel),
    records: createPaymentRecords(kernel),
    proposals: createProposals(kernel),
    async waiveTurnover({ id, memberId, until }) {
      const waived = await waiveTurnover(kernel.database, memberId, until);
      const sum = waived.reduce((all, { missingMinor }) => all + missingMinor, 0n);
      if (sum > 0n) await inbox.tell(waiverNews(memberId, id, sum));
      return waived;
    },
    proofTurns: createUploadTurns(kernel.clock, () => content.settings.get('proofs.perMinute')),
    withdrawals: createWithdrawals(kernel, { content, wallet, bankAccounts, withdrawable, inbox }),
  };
}
