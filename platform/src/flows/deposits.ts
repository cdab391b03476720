import type { FastifyInstance } from 'fastify';
import type { DepositFlowDeps } from './deposits/deposit-deps.ts';
import { listDepositMethodsFlow } from './deposits/list-methods.ts';

/** Money on its way in: what its owner does. */
export function depositFlows(app: FastifyInstance, deps: DepositFlowDeps): void {
  listDepositMethodsFlow(app, deps);
}
