import type { FastifyInstance } from 'fastify';
import type { DepositFlowDeps } from './deposits/deposit-deps.ts';
import { listDepositMethodsFlow } from './deposits/list-methods.ts';
import { openPayPageFlow } from './deposits/open-pay-page.ts';
import { orderDepositFlows } from './deposits/order-deposit.ts';
import { readDepositFlows } from './deposits/read-deposits.ts';
import { sendDepositProofFlow } from './deposits/send-proof.ts';
import { takeCallbackFlow } from './deposits/take-callback.ts';

/** Registers the calls about deposits for their owners and the payment providers. */
export function depositFlows(app: FastifyInstance, deps: DepositFlowDeps): void {
  listDepositMethodsFlow(app, deps);
  orderDepositFlows(app, deps);
  readDepositFlows(app, deps);
  sendDepositProofFlow(app, deps);
  openPayPageFlow(app, deps);
  takeCallbackFlow(app, deps);
}
