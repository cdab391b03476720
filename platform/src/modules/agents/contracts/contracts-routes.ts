import type { FastifyInstance } from 'fastify';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { getConsolidatedContractsRoute } from './routes/get-consolidated-contracts.ts';
import { listContractVersionsRoute } from './routes/list-contract-versions.ts';
import { listContractsRoute } from './routes/list-contracts.ts';
import { offerContractRoute } from './routes/offer-contract.ts';
import { previewRequestRoute } from './routes/preview-request.ts';
import { processContractsRoutes } from './routes/process-contracts.ts';
import { requestTerminationRoute } from './routes/request-termination.ts';
import { withdrawRequestRoute } from './routes/withdraw-request.ts';

export function contractsRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  getConsolidatedContractsRoute(app, deps.content);
  listContractsRoute(app, deps);
  previewRequestRoute(app, deps);
  listContractVersionsRoute(app, deps);
  offerContractRoute(app, deps);
  requestTerminationRoute(app, deps);
  withdrawRequestRoute(app, deps);
  processContractsRoutes(app, deps);
}
