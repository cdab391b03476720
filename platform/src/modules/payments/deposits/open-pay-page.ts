import { Refusal } from '../../../kernel/calls/refusal.ts';
import { type PaymentProviders, ProviderAway } from '../providers/payment-provider.ts';
import type { DepositDeps } from './change-deposit.ts';
import { mayDo } from './deposit.rules.ts';

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
