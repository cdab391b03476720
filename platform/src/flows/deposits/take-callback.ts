import { minorUnits } from '@portal/shared/contract/amounts';
import { tellPayment } from '@portal/shared/contract/provider-api/calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { DepositFlowDeps } from './deposit-deps.ts';

/** Takes a provider's callback. The provider is the authenticated caller, whatever the address says. */
export function takeCallbackFlow(app: FastifyInstance, { payments, operator: door }: DepositFlowDeps): void {
  route(app, tellPayment, async ({ provider, amount, ...told }, { provider: caller }) => {
    if (provider !== caller.provider) throw new Refusal('bad_signature');
    const { outcome } = await app.kernel.database.transaction(async () => {
      const taken = await payments.deposits.takePayment({ ...told, provider, amountMinor: minorUnits(amount) });
      if (taken.outcome === 'contradicted' && taken.isNew) {
        const line = { who: `provider:${provider}`, act: 'contradict-payment', target: told.orderId, why: '' };
        await door.audit({ ...line, detail: { paymentId: told.paymentId, amount, state: told.state } });
      }
      return taken;
    });
    // The message is recorded all the same.
    if (outcome === 'unmatched') throw new Refusal('unknown_deposit');
    return {};
  });
}
