import { minorUnits } from '@portal/shared/contract/money/amounts';
import { reportPayment } from '@portal/shared/contract/payments/payment-reports';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { PaymentsRouteDeps } from '../route-deps.ts';

/** Takes a provider's callback. The provider is the authenticated caller, whatever the address says. */
export function reportPaymentRoute(
  app: FastifyInstance,
  { payments, operator: operatorModule }: PaymentsRouteDeps,
): void {
  route(app, reportPayment, async ({ provider, amount, ...report }, { provider: caller }) => {
    if (provider !== caller.provider) throw new Refusal('bad_signature');
    const { outcome } = await app.kernel.database.transaction(async () => {
      const result = await payments.deposits.takePayment({ ...report, provider, amountMinor: minorUnits(amount) });
      if (result.outcome === 'contradicted' && result.isNew) {
        const line = { who: `provider:${provider}`, act: 'contradict-payment', target: report.orderId, why: '' };
        await operatorModule.audit({ ...line, detail: { paymentId: report.paymentId, amount, state: report.state } });
      }
      return result;
    });
    // The message is recorded all the same.
    if (outcome === 'unmatched') throw new Refusal('unknown_deposit');
    return {};
  });
}
