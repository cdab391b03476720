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
  /** How much of a member's money can leave the portal. */
  withdrawable: WithdrawableMoney;
  deposits: Deposits;
  /** Payments that fit no order. */
  noticeSettlement: NoticeSettlement;
  /** Payments of providers as the house has them. */
  paymentBook: PaymentBook;
  /** What the rows of deposits, notices and withdrawals say that the ledger has to hold. */
  records: PaymentRecords;
  /** Who takes payments for the house, by name; tests put their own in. */
  providers: PaymentProviders;
  withdrawals: Withdrawals;
  /** Of the pictures that members send, whatever they are to show. */
  proofTurns: UploadTurns;
  proposals: Proposals;
  /** By the decision `id`: what was to be bet until then counts as bet, and the member is told. In the transaction around it. */
  waiveTurnover(waiver: { id: string; memberId: string; until: Date }): Promise<WaivedRequirement[]>;
}

export interface PaymentsDeps {
  content: ContentModule;
  wallet: Wallet;
  member: Pick<MemberModule, 'lock'>;
  inbox: Pick<InboxModule, 'tell'>;
}

/** Ways in and out for money. */
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
