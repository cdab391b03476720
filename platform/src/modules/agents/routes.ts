import type { FastifyInstance } from 'fastify';
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
import { listDownlinesRoute } from './routes/downlines.ts';
import { getAgentIncomeRoute } from './routes/income.ts';
import {
  checkAffiliateCodeRoute,
  closeInvitationLinkRoute,
  createInvitationLinkRoute,
  listInvitationLinksRoute,
} from './routes/invitation-links.ts';
import {
  type HouseContractDeps,
  houseContractRequestFlows,
  proposeHouseContractFlow,
  proposeHouseTerminationFlow,
} from './routes/operator-contracts.ts';
import { type AgentPaymentDeps, agentPaymentsFlow } from './routes/operator-payments.ts';
import { listUserProfitLossRoute } from './routes/profit-loss.ts';
import { listTeamBetsRoute } from './routes/team-bets.ts';
import { getTeamOverviewRoute } from './routes/team-overview.ts';

export function registerAgentsRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  figuresRoutes(app, deps);
  contractsRoutes(app, deps);
  settlementRoutes(app, deps);
  teamRoutes(app, deps);
}

/**
 * Registers the calls for contracts with agents that have no upline, decided by approval requests, and for contract
 * payments.
 */
export function houseContractFlows(app: FastifyInstance, deps: HouseContractDeps & AgentPaymentDeps): void {
  proposeHouseContractFlow(app, deps);
  proposeHouseTerminationFlow(app, deps);
  houseContractRequestFlows(app, deps);
  agentPaymentsFlow(app, deps);
}

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

export function figuresRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  getTeamOverviewRoute(app, deps);
  listTeamBetsRoute(app, deps);
  listUserProfitLossRoute(app, deps);
  listDownlineTransactionsRoute(app, deps);
}

export function settlementRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  listContractPaymentsRoute(app, deps);
  explainPaymentRoute(app, deps);
  replayPaymentRoute(app, deps);
  listPaymentBetsRoute(app, deps);
  simulateContractRoute(app, deps);
  getAgentIncomeRoute(app, deps);
}

export function teamRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  checkAffiliateCodeRoute(app, deps);
  listDownlinesRoute(app, deps);
  listInvitationLinksRoute(app, deps);
  createInvitationLinkRoute(app, deps);
  closeInvitationLinkRoute(app, deps);
  listAgentAnnouncementsRoute(app, deps);
}
