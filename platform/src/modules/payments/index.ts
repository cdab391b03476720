import type { Kernel } from '../../kernel/kernel.ts';
import { createUploadLimiter, type UploadLimiter } from '../../kernel/media/upload-limiter.ts';
import type { MemberModule } from '../accounts/index.ts';
import type { ApprovalsModule } from '../approvals/index.ts';
import type { InboxModule } from '../inbox/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { type BankAccounts, createBankAccounts } from './bank-accounts/bank-accounts.ts';
import { createDeposits, type Deposits } from './deposits/deposits.ts';
import { createPaymentRecords, type PaymentRecords } from './payment-records.ts';
import { paymentReferences } from './payment-references.ts';
import type { PaymentSettings } from './payments.settings.ts';
import { createProviderResolver, forgetProviderNonces } from './providers/authenticate-provider.ts';
import type { PaymentProviders } from './providers/payment-provider.ts';
import { createProviderKey, type ProviderKey } from './providers/provider-key.ts';
import { createSandboxProvider } from './providers/sandbox-provider.ts';
import { createKnownPayments, type KnownPayments } from './reconciliation/known-payments.ts';
import { createPaymentsWithoutOrder, type PaymentsWithoutOrder } from './reconciliation/payments-without-order.ts';
import { createTurnover, type Turnover } from './turnover/turnover.ts';
import { type WaivedRequirement, waiveTurnover } from './turnover/waive-turnover.ts';
import { waiverNotification } from './turnover/waiver-notification.ts';
import { createWithdrawable, type WithdrawableMoney } from './withdrawals/withdrawable.ts';
import { createWithdrawals, type Withdrawals } from './withdrawals/withdrawals.ts';

export { type BankAccount, type BankAccounts, shownAccount } from './bank-accounts/bank-accounts.ts';
export type { DecidedDeposit } from './deposits/deposit-decisions.ts';
export { depositPromise } from './deposits/deposit-promise.rules.ts';
export type { Deposit } from './deposits/deposit-rows.ts';
export { isFarFromOrdered, kindOf } from './deposits/deposit-transitions.rules.ts';
export { payLinkPath, shownDepositEvent } from './deposits/deposit-view.ts';
export type { Deposits } from './deposits/deposits.ts';
export type { PaymentRecord } from './payment-records.rules.ts';
export {
  type DepositCredited,
  depositCredited,
  type WithdrawalEnded,
  type WithdrawalPaidOut,
  withdrawalEnded,
  withdrawalPaidOut,
} from './payments.events.ts';
export type { PaymentSettingValues } from './payments.settings.ts';
export {
  type PaymentProvider,
  ProviderAway,
  type ProviderPayment,
  type ProviderStatement as ProviderBook,
} from './providers/payment-provider.ts';
export { bankReference } from './reconciliation/bank-reference.rules.ts';
export type { PaymentReport } from './reconciliation/payment-reports.ts';
export { boundBy, rewardPrefix } from './turnover/turnover.rules.ts';
export type { NamedRequirement, OpenSource, Turnover } from './turnover/turnover.ts';
export { authenticatorProof } from './withdrawals/authenticator-proof.ts';
export type { Withdrawable } from './withdrawals/withdrawable.ts';
export { leftToPay, mayPay, receivedOf } from './withdrawals/withdrawal.rules.ts';
export type { DecidedAct } from './withdrawals/withdrawal-decisions.ts';
export { turnoverMissing } from './withdrawals/withdrawal-obstacles.ts';
export type { Withdrawal } from './withdrawals/withdrawal-rows.ts';
export { shownEvent, shownPart, shownWithdrawal } from './withdrawals/withdrawal-view.ts';

export interface PaymentsModule {
  bankAccounts: BankAccounts;
  turnover: Turnover;
  /** Computes how much of a member's money can be withdrawn. */
  withdrawable: WithdrawableMoney;
  deposits: Deposits;
  /** Payments that match no order. */
  withoutOrder: PaymentsWithoutOrder;
  /** Our records of providers' payments. */
  knownPayments: KnownPayments;
  /** What the rows of deposits, reports and withdrawals require of the ledger. */
  records: PaymentRecords;
  /** Returns the references of these deposits and withdrawals, by id. */
  referencesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Payment providers by name; tests add their own. */
  providers: PaymentProviders;
  withdrawals: Withdrawals;
  /** Serializes the pictures that members upload, whatever they prove. */
  proofTurns: UploadLimiter;
  /**
   * Waives the turnover that was open until then, by the decision `id`, and notifies the member. Needs a transaction.
   */
  waiveTurnover(waiver: { id: string; memberId: string; until: Date }): Promise<WaivedRequirement[]>;
}

interface PaymentsDeps {
  approvals: Pick<ApprovalsModule, 'approvedInputs'>;
  settings: PaymentSettings;
  wallet: Wallet;
  member: Pick<MemberModule, 'lock' | 'byId'>;
  inbox: Pick<InboxModule, 'notify'>;
}

/** Creates the module for deposits and withdrawals. */
export function createPaymentsModule(
  kernel: Kernel,
  { approvals, settings, wallet, member, inbox }: PaymentsDeps,
): PaymentsModule {
  const bankAccounts = createBankAccounts(kernel, settings);
  const turnover = createTurnover(kernel, settings);
  const withdrawable = createWithdrawable({ wallet, turnover });
  const providers: PaymentProviders = new Map();
  const keys = new Map<string, () => ProviderKey>();
  if (kernel.settings.SANDBOX_PROVIDER) {
    const key = createProviderKey(kernel.settings.DATA_DIR, 'sandbox');
    const shop = () => settings.get('brandName');
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
    deposits: createDeposits(kernel, { settings, wallet, turnover, member, inbox, providers }),
    withoutOrder: createPaymentsWithoutOrder({ kernel, wallet, turnover, member }),
    knownPayments: createKnownPayments(kernel),
    records: createPaymentRecords(kernel, approvals),
    referencesOf: (ids) => paymentReferences(kernel, ids),
    async waiveTurnover({ id, memberId, until }) {
      const waived = await waiveTurnover(kernel.database, memberId, until);
      const sum = waived.reduce((all, { missingMinor }) => all + missingMinor, 0n);
      if (sum > 0n) await inbox.notify(waiverNotification(memberId, id, sum));
      return waived;
    },
    proofTurns: createUploadLimiter(kernel.clock, () => settings.get('proofs.perMinute')),
    withdrawals: createWithdrawals(kernel, { settings, wallet, bankAccounts, withdrawable, inbox, member }),
  };
}
