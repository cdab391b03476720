import type { FastifyInstance } from 'fastify';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { getConsolidatedContractsRoute } from './routes/get-consolidated-contracts.ts';

export function contractsRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  getConsolidatedContractsRoute(app, deps.content);
}
