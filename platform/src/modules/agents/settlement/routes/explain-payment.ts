import { explainPayment } from '@portal/shared/contract/agents/contract-payments';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

export function explainPaymentRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, explainPayment, async ({ id }, { member }) =>
    agents.settlement.explain(await agents.headOf(member.memberId), id),
  );
}
