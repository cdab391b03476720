import type { FastifyInstance } from 'fastify';
import { contractsRoutes } from './contracts/contracts-routes.ts';
import { figuresRoutes } from './figures/figures-routes.ts';
import type { AgentsRouteDeps } from './route-deps.ts';
import { settlementRoutes } from './settlement/settlement-routes.ts';
import { teamRoutes } from './team/team-routes.ts';

export function registerAgentsRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  figuresRoutes(app, deps);
  contractsRoutes(app, deps);
  settlementRoutes(app, deps);
  teamRoutes(app, deps);
}
