import type { FastifyInstance } from 'fastify';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { getTeamOverviewRoute } from './routes/get-team-overview.ts';
import { listDownlineTransactionsRoute } from './routes/list-downline-transactions.ts';
import { listTeamBetsRoute } from './routes/list-team-bets.ts';
import { listUserProfitLossRoute } from './routes/list-user-profit-loss.ts';

export function figuresRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  getTeamOverviewRoute(app, deps);
  listTeamBetsRoute(app, deps);
  listUserProfitLossRoute(app, deps);
  listDownlineTransactionsRoute(app, deps);
}
