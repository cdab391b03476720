import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { InboxModule } from '../../inbox/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { PaymentSettings } from '../payments.settings.ts';
import { type PaymentProviders, ProviderAway } from '../providers/payment-provider.ts';
import { createPaymentReports } from '../reconciliation/payment-reports.ts';
import type { Turnover } from '../turnover/turnover.ts';
import { changeDeposit, type DepositDeps } from './change-deposit.ts';
import { creditedDeposits } from './credited-deposits.ts';
import { currencyNumberOf } from './currency.rules.ts';
import { depositDecisions } from './deposit-decisions.ts';
import { expireDeposits } from './deposit-expiry.ts';
import { depositLimits } from './deposit-limits.ts';
import { createDepositProofs } from './deposit-proofs.ts';
import { type Deposit, depositRows } from './deposit-rows.ts';
import { mayDo } from './deposit-transitions.rules.ts';
import { type PlatformFacts, shownDeposit } from './deposit-view.ts';
import { type Order, orderDeposit } from './order-deposit.ts';
import { depositPayments } from './take-payment-report.ts';

interface DepositsDeps {
  settings: PaymentSettings;
  wallet: Wallet;
  turnover: Turnover;
  member: Pick<MemberModule, 'lock'>;
  inbox: Pick<InboxModule, 'notify'>;
  providers: PaymentProviders;
}

/** Deposits (docs/product.md 4 and 9, decisions/035). */
export function createDeposits(kernel: Kernel, given: DepositsDeps) {
  const { settings, wallet, turnover, member, inbox, providers } = given;
  const rows = depositRows(kernel.database);
  const deps = { kernel, wallet, turnover, member, inbox, rows };
  const limits = depositLimits(settings, rows, providers);
  const reports = createPaymentReports(kernel);
  const payments = depositPayments(deps, reports);
  expireDeposits(deps, payments, providers);

  async function platformFacts(): Promise<PlatformFacts> {
    const { countryCode } = await settings.get('country');
    const { PUBLIC_ORIGIN: publicOrigin, CURRENCY } = kernel.settings;
    return { publicOrigin, countryCode, currencyNumber: currencyNumberOf(CURRENCY) };
  }

  return {
    byId: rows.byId,
    page: rows.page,
    totals: rows.totals,
    events: rows.events,
    countOpen: rows.countOpen,
    creditedOf: (memberId: string) => creditedDeposits(kernel, memberId),
    reports,
    proofs: createDepositProofs(deps, limits),
    takePayment: payments.take,
    /** Deposit methods, in the operator's order. */
    methods: limits.methods,
    isDayFull: limits.isDayFull,
    /** The acts that need two operators; run when a request is decided. */
    decided: depositDecisions(deps),
    /** Shows deposits to their member. */
    async shown(list: readonly Deposit[]) {
      const from = await platformFacts();
      return list.map((deposit) => shownDeposit(deposit, from));
    },
    order: (asked: Order) => orderDeposit(deps, limits, settings, asked),
    cancel: (memberId: string, id: string) => changeDeposit(deps, { id, memberId, act: 'cancel' }),
    /**
     * Returns the address of the provider's page.
     * @throws Refusal as `openPayPage`
     */
    openPayPage: (payToken: string) => openPayPage(deps, providers, payToken),
  };
}

export type Deposits = ReturnType<typeof createDeposits>;

/**
 * Returns the address of the provider's page for a payable order. Calls the provider: never use it inside a
 * transaction.
 * @throws Refusal `not_found`, `deposit_state`, `provider_unavailable`
 */
async function openPayPage(
  { kernel, rows }: Pick<DepositDeps, 'kernel' | 'rows'>,
  providers: PaymentProviders,
  payToken: string,
): Promise<string> {
  const found = await rows.byPayToken(payToken);
  const provider = found && providers.get(found.provider);
  if (!provider) throw new Refusal('not_found');
  if (!mayDo('credit', 'provider', found.state) || found.expiresAt <= kernel.clock.now())
    throw new Refusal('deposit_state');
  const { id: orderId, amountMinor, reference, expiresAt } = found;
  if (!(await rows.noteOpened(orderId))) throw new Refusal('deposit_state');
  return provider.open({ orderId, amountMinor, reference, expiresAt }).catch((error: unknown) => {
    if (!(error instanceof ProviderAway)) throw error;
    kernel.logger.warn({ err: error, depositId: orderId }, 'payment provider');
    throw new Refusal('provider_unavailable');
  });
}
