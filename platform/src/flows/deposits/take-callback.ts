import { minorUnits } from '@portal/shared/contract/amounts';
import { tellPayment } from '@portal/shared/contract/provider-api/calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { DepositFlowDeps } from './deposit-deps.ts';

/** A provider speaks for itself alone, whatever the address says. */
export function takeCallbackFlow(app: FastifyInstance, { payments }: DepositFlowDeps): void {
  route(app, tellPayment, async ({ provider, amount, ...told }, { provider: caller }) => {
    if (provider !== caller.provider) throw new Refusal('bad_signature');
    await payments.deposits.takePayment({ ...told, provider, amountMinor: minorUnits(amount) });
    return {};
  });
}
