import { minorUnits } from '@portal/shared/contract/amounts';
import { everySeconds } from '../../kernel/jobs.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { changeDeposit, type DepositDeps } from './change-deposit.ts';
import type { DepositAct } from './deposit.rules.ts';
import type { DepositPayments } from './deposit-payments.ts';
import { depositsDue } from './deposits-due.ts';
import { type PaymentProviders, ProviderAway, type ProviderPayment } from './providers/payment-provider.ts';

const atOnce = 200;

/**
 * Ends orders that were not paid in time. A provider is asked first, and lets nobody pay any more: what it has taken without
 * our hearing of it is credited now. As long as it does not answer its orders wait. Cancelled ones are closed there, too.
 */
export function expireByTime(deps: DepositDeps, payments: DepositPayments, providers: PaymentProviders): void {
  const { kernel } = deps;
  const due = depositsDue(kernel);

  async function change(id: string, act: DepositAct): Promise<void> {
    await changeDeposit(deps, { id, act }).catch((error: unknown) => {
      // Paid or cancelled in the meantime.
      if (!(error instanceof Refusal && error.code === 'deposit_state')) throw error;
    });
  }

  async function follow(id: string, provider: string, { state, paymentId, amount }: ProviderPayment): Promise<void> {
    if (state === 'open') throw new ProviderAway(`${provider} does not close ${id}`);
    if (state === 'paid') {
      if (!paymentId || !amount) throw new ProviderAway(`${provider} does not say what was paid for ${id}`);
      const told = { provider, orderId: id, paymentId, state, amountMinor: minorUnits(amount) } as const;
      await payments.take({ ...told, eventId: `asked ${paymentId}` });
    } else {
      await change(id, state === 'failed' ? 'fail' : 'expire');
    }
    await due.noteClosed(id);
  }

  /** False when the provider is away. */
  async function close(id: string, provider: string): Promise<boolean> {
    try {
      const found = providers.get(provider);
      if (!found) throw new ProviderAway(`There is no provider ${provider}`);
      await follow(id, provider, await found.close(id));
      return true;
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      kernel.logger.warn({ err: error, provider, depositId: id }, 'payment provider');
      return false;
    }
  }

  kernel.jobs.add({
    name: 'deposit-expiry',
    periodsDue: everySeconds(10),
    ownTransactions: true,
    async run(_period, now) {
      for (const { id } of await due.transfers(now, atOnce)) await change(id, 'expire');
      const away = new Set<string>();
      for (const { id, provider } of await due.toClose(now, atOnce)) {
        // One that is away would keep us waiting for each of its orders.
        if (!away.has(provider) && !(await close(id, provider))) away.add(provider);
      }
    },
  });
}
