import type { FastifyInstance } from 'fastify';
import type { AgentsRouteDeps } from './route-deps.ts';
import { checkAffiliateCodeRoute } from './routes/check-affiliate-code.ts';
import { getConsolidatedContractsRoute } from './routes/get-consolidated-contracts.ts';
import { getTeamOverviewRoute } from './routes/get-team-overview.ts';
import { listTeamBetsRoute } from './routes/list-team-bets.ts';

export function registerAgentsRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  getTeamOverviewRoute(app, deps);
  listTeamBetsRoute(app, deps);
  getConsolidatedContractsRoute(app, deps.content);
  checkAffiliateCodeRoute(app, deps);
}
