import type { FastifyInstance } from 'fastify';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { getTeamOverviewRoute } from './routes/get-team-overview.ts';
import { listTeamBetsRoute } from './routes/list-team-bets.ts';

export function figuresRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  getTeamOverviewRoute(app, deps);
  listTeamBetsRoute(app, deps);
}
