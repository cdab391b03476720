import { minorUnits } from '@portal/shared/contract/money/amounts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import { type PaymentProviders, ProviderAway, type ProviderPayment } from '../providers/payment-provider.ts';
import { changeDeposit, type DepositDeps } from './change-deposit.ts';
import type { DepositAct } from './deposit-transitions.rules.ts';
import { depositsDue } from './deposits-due.ts';
import type { DepositPayments } from './take-payment-report.ts';

const atOnce = 200;
/** Consecutive failures before a provider is skipped for this run. */
const failuresAtMost = 3;
/** Limit per run, because other jobs of this process wait. */
const runMs = 5000;
const askAgainMs = 60_000;

/**
 * Adds the job that ends orders not paid in time. The provider is asked first to close the order: a payment we did not
 * hear of is credited now, and without an answer the order waits. Cancelled orders are closed there too. A failing
 * order is retried later without blocking the others.
 */
export function expireDeposits(deps: DepositDeps, payments: DepositPayments, providers: PaymentProviders): void {
  const { kernel } = deps;
  const due = depositsDue(kernel);

  async function change(id: string, act: DepositAct): Promise<void> {
    await changeDeposit(deps, { id, act }).catch((error: unknown) => {
      // Paid or cancelled meanwhile.
      if (!(error instanceof Refusal && error.code === 'deposit_state')) throw error;
    });
  }

  async function follow(id: string, provider: string, { state, paymentId, amount }: ProviderPayment): Promise<void> {
    if (state === 'open') throw new ProviderAway(`${provider} does not close ${id}`);
    if (state === 'paid') {
      if (!paymentId || !amount) throw new ProviderAway(`${provider} does not say what was paid for ${id}`);
      const payment = { provider, orderId: id, paymentId, state, amountMinor: minorUnits(amount) } as const;
      await payments.take({ ...payment, eventId: `asked ${id} ${paymentId}` });
      // Its payment is booked for another order: nothing more will arrive for this one.
      await change(id, 'expire');
    } else {
      await change(id, state === 'failed' ? 'fail' : 'expire');
    }
    await due.noteClosed(id);
  }

  async function close(id: string, name: string): Promise<void> {
    const provider = providers.get(name);
    if (!provider) throw new ProviderAway(`There is no provider ${name}`);
    await follow(id, name, await provider.close(id));
  }

  /** Returns false on any failure. */
  async function tried(id: string, work: Promise<void>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (error) {
      kernel.logger[error instanceof ProviderAway ? 'warn' : 'error']({ err: error, depositId: id }, 'deposit-expiry');
      await due.askAgain(id, new Date(kernel.clock.now().getTime() + askAgainMs));
      return false;
    }
  }

  async function closeDue(now: Date): Promise<void> {
    const began = kernel.clock.now().getTime();
    const failures = new Map<string, number>();
    for (const { id, provider } of await due.toClose(now, atOnce)) {
      if (kernel.clock.now().getTime() - began >= runMs) return;
      const before = failures.get(provider) ?? 0;
      if (before < failuresAtMost) failures.set(provider, (await tried(id, close(id, provider))) ? 0 : before + 1);
    }
  }

  kernel.jobs.add({
    name: 'deposit-expiry',
    periodsDue: everySeconds(10),
    ownTransactions: true,
    async run(_period, now) {
      for (const { id } of await due.transfers(now, atOnce)) await tried(id, change(id, 'expire'));
      await closeDue(now);
    },
  });
}
