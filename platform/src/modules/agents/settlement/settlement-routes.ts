import type { FastifyInstance } from 'fastify';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { explainPaymentRoute } from './routes/explain-payment.ts';
import { getAgentIncomeRoute } from './routes/get-agent-income.ts';
import { listContractPaymentsRoute } from './routes/list-contract-payments.ts';
import { listPaymentBetsRoute } from './routes/list-payment-bets.ts';
import { replayPaymentRoute } from './routes/replay-payment.ts';
import { simulateContractRoute } from './routes/simulate-contract.ts';

export function settlementRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  listContractPaymentsRoute(app, deps);
  explainPaymentRoute(app, deps);
  replayPaymentRoute(app, deps);
  listPaymentBetsRoute(app, deps);
  simulateContractRoute(app, deps);
  getAgentIncomeRoute(app, deps);
}
