import type { FastifyInstance } from 'fastify';
import type { ContentModule } from '../content/index.ts';
import type { MemberModule } from '../member/index.ts';
import type { AgentsModule } from './index.ts';
import { checkAffiliateCodeRoute } from './routes/check-affiliate-code.ts';
import { getConsolidatedContractsRoute } from './routes/get-consolidated-contracts.ts';
import { getTeamOverviewRoute } from './routes/get-team-overview.ts';
import { listTeamBetsRoute } from './routes/list-team-bets.ts';

export interface AgentsRouteDeps {
  agents: AgentsModule;
  content: ContentModule;
  member: MemberModule;
}

export function registerAgentsRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  getTeamOverviewRoute(app, deps);
  listTeamBetsRoute(app, deps);
  getConsolidatedContractsRoute(app, deps.content);
  checkAffiliateCodeRoute(app, deps.member);
}
