import type { FastifyInstance } from 'fastify';
import type { ServiceDeps } from '../../flows/act-on-member.ts';
import type { DownlineDeps } from '../../flows/downlines/downline-deps.ts';
import type { AgentsRouteDeps } from './route-deps.ts';
import { listAgentAnnouncementsRoute } from './routes/announcements.ts';
import {
  explainPaymentRoute,
  listContractPaymentsRoute,
  listPaymentBetsRoute,
  replayPaymentRoute,
} from './routes/contract-payments.ts';
import {
  getConsolidatedContractsRoute,
  listContractsRoute,
  listContractVersionsRoute,
  offerContractRoute,
  previewRequestRoute,
  processContractsRoutes,
  requestTerminationRoute,
  simulateContractRoute,
  withdrawRequestRoute,
} from './routes/contracts.ts';
import { listDownlineTransactionsRoute } from './routes/downline-transactions.ts';
import { downlineRoutes, listDownlinesRoute } from './routes/downlines.ts';
import { getAgentIncomeRoute } from './routes/income.ts';
import {
  checkAffiliateCodeRoute,
  closeInvitationLinkRoute,
  createInvitationLinkRoute,
  listInvitationLinksRoute,
} from './routes/invitation-links.ts';
import { branchMoveRoute } from './routes/operator-agents.ts';
import {
  type OperatorContractDeps,
  operatorContractOfferRoute,
  operatorContractRoutes,
  operatorContractTerminationRoute,
} from './routes/operator-contracts.ts';
import { type AgentPaymentDeps, agentPaymentsRoute } from './routes/operator-payments.ts';
import { listUserProfitLossRoute } from './routes/profit-loss.ts';
import { listTeamBetsRoute } from './routes/team-bets.ts';
import { getTeamOverviewRoute } from './routes/team-overview.ts';

/** Registers the agent centre, and the operators' calls about agents and their contracts. */
export function registerAgentsRoutes(
  app: FastifyInstance,
  deps: AgentsRouteDeps & DownlineDeps & ServiceDeps & OperatorContractDeps & AgentPaymentDeps,
): void {
  getTeamOverviewRoute(app, deps);
  listTeamBetsRoute(app, deps);
  listUserProfitLossRoute(app, deps);
  listDownlineTransactionsRoute(app, deps);
  getConsolidatedContractsRoute(app, deps.settings);
  listContractsRoute(app, deps);
  previewRequestRoute(app, deps);
  listContractVersionsRoute(app, deps);
  offerContractRoute(app, deps);
  requestTerminationRoute(app, deps);
  withdrawRequestRoute(app, deps);
  processContractsRoutes(app, deps);
  listContractPaymentsRoute(app, deps);
  explainPaymentRoute(app, deps);
  replayPaymentRoute(app, deps);
  listPaymentBetsRoute(app, deps);
  simulateContractRoute(app, deps);
  getAgentIncomeRoute(app, deps);
  checkAffiliateCodeRoute(app, deps);
  listDownlinesRoute(app, deps);
  listInvitationLinksRoute(app, deps);
  createInvitationLinkRoute(app, deps);
  closeInvitationLinkRoute(app, deps);
  listAgentAnnouncementsRoute(app, deps);
  operatorContractOfferRoute(app, deps);
  operatorContractTerminationRoute(app, deps);
  operatorContractRoutes(app, deps);
  agentPaymentsRoute(app, deps);
  downlineRoutes(app, deps);
  branchMoveRoute(app, deps);
}
