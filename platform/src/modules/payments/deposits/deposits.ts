import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId, randomToken } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { ContentModule } from '../../content/index.ts';
import type { InboxModule } from '../../inbox/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { type PaymentProviders, ProviderAway } from '../providers/payment-provider.ts';
import { createPaymentReports } from '../reconciliation/payment-reports.ts';
import type { Turnover } from '../turnover/turnover.ts';
import { changeDeposit, type DepositDeps } from './change-deposit.ts';
import { currencyNumberOf } from './currency.rules.ts';
import { mayDo, referenceOf } from './deposit.rules.ts';
import { depositDecisions } from './deposit-decisions.ts';
import { expireDeposits } from './deposit-expiry.ts';
import { type DepositMethod, depositLimits } from './deposit-limits.ts';
import { createDepositProofs } from './deposit-proofs.ts';
import { type Deposit, depositRows } from './deposit-rows.ts';
import { type PlatformFacts, shownDeposit } from './deposit-view.ts';
import { creditedReports, deposits } from './deposits.tables.ts';
import { depositPayments } from './take-payment-report.ts';

interface Order {
  memberId: string;
  methodId: string;
  amountMinor: bigint;
  /** Client-reported releases. */
  release: string;
}

interface DepositsDeps {
  content: ContentModule;
  wallet: Wallet;
  turnover: Turnover;
  member: Pick<MemberModule, 'lock'>;
  inbox: Pick<InboxModule, 'notify'>;
  providers: PaymentProviders;
}

/** Deposits (docs/product.md 4 and 9, decisions/035). */
export function createDeposits(kernel: Kernel, given: DepositsDeps) {
  const { content, wallet, turnover, member, inbox, providers } = given;
  const rows = depositRows(kernel.database);
  const deps = { kernel, wallet, turnover, member, inbox, rows };
  const { settings } = content;
  const limits = depositLimits(content, rows, providers);
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
    /**
     * Writes an order, in the transaction that locks the member.
     * @throws Refusal `unknown_deposit_method`, `deposit_method_closed`, `deposit_below_minimum`,
     * `deposit_above_maximum`, `deposits_open`, `deposits_of_day`
     */
    async order({ memberId, methodId, amountMinor, release }: Order): Promise<Deposit> {
      const method = await limits.openMethod(methodId);
      limits.assertAmount(amountMinor, method);
      await limits.assertRoom(memberId);
      const now = kernel.clock.now();
      await limits.assertOrdersOfDay(memberId, now);
      const payTo = method.provider === 'manual' ? await settings.get('deposit.bankAccount') : null;
      const deposit = newDeposit({ memberId, methodId, amountMinor, release }, method, payTo, now);
      await rows.write(deposit, 'order');
      kernel.live.publish(memberId, { type: 'deposit', id: deposit.id, state: deposit.state });
      return deposit;
    },
    cancel: (memberId: string, id: string) => changeDeposit(deps, { id, memberId, act: 'cancel' }),
    /**
     * Returns the address of the provider's page.
     * @throws Refusal as `openPayPage`
     */
    openPayPage: (payToken: string) => openPayPage(deps, providers, payToken),
  };
}

export type Deposits = ReturnType<typeof createDeposits>;

interface CreditedDeposit {
  /** Id of the order, or the ledger reference of a payment without one. */
  id: string;
  /** What arrived less fees, in minor units. */
  amountMinor: bigint;
  at: Date;
}

/** Lists a member's credited deposits, with and without an order, oldest first. */
export async function creditedDeposits({ db }: Pick<Database, 'db'>, memberId: string): Promise<CreditedDeposit[]> {
  const { id, arrivedMinor, feeMinor, changedAt } = deposits;
  const byOrder = await db
    .select({ id, arrivedMinor, feeMinor, at: changedAt })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'credited')));
  const withoutOrder = await db.select().from(creditedReports).where(eq(creditedReports.memberId, memberId));
  const credited = [
    ...byOrder.map((row) => ({ id: row.id, amountMinor: (row.arrivedMinor ?? 0n) - (row.feeMinor ?? 0n), at: row.at })),
    ...withoutOrder.map(({ reference, amountMinor, at }) => ({ id: reference, amountMinor, at })),
  ];
  return credited.sort((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1));
}

/**
 * Returns the address of the provider's page for a payable order. Calls the provider: never use it inside a
 * transaction.
 * @throws Refusal `not_found`, `deposit_state`, `provider_unavailable`
 */
export async function openPayPage(
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

function newDeposit(order: Order, method: DepositMethod, payTo: Deposit['payTo'], now: Date): Deposit {
  const { name: methodName, provider, feeBasisPoints, showsQr, minutes } = method;
  return {
    id: newId(),
    ...order,
    methodName,
    provider,
    feeBasisPoints,
    showsQr,
    state: 'created',
    version: 1,
    createdAt: now,
    changedAt: now,
    proofs: 0,
    isOpened: false,
    isClosed: false,
    askAgainAt: null,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    reference: referenceOf(randomBytes(10)),
    payTo,
    payToken: randomToken(),
    review: null,
    rejection: null,
    paymentReference: null,
    arrivedMinor: null,
    feeMinor: null,
    repaidMinor: null,
  };
}
