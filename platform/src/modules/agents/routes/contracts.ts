import {
  getConsolidatedContracts,
  listContracts,
  listContractVersions,
  offerContract,
  previewRequest,
  processDailySalary,
  processDividendRequest,
  processHourlySalary,
  processRealTimeSalary,
  requestTermination,
  simulateContract,
  withdrawRequest,
} from '@portal/shared/contract/agents/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { AgentSettings } from '../agents.settings.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { simulatedDays } from '../settlement/simulation/simulated-days.rules.ts';

export function getConsolidatedContractsRoute(app: FastifyInstance, settings: AgentSettings): void {
  route(app, getConsolidatedContracts, async () => {
    const { dailySalary, dividend, hourlySalary, realTimeSalary } = await settings.get('toggles');
    return {
      dailysalreqtype: dailySalary,
      divtypereq: dividend,
      contracthoursalreq: hourlySalary,
      realtimesalreqtype: realTimeSalary,
    };
  });
}

export function listContractVersionsRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, listContractVersions, async ({ id }, { member }) => {
    const head = await agents.headOf(member.memberId);
    return agents.contracts.service.versions(head.id, id);
  });
}

export function listContractsRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, listContracts, async ({ over, ...query }, { member }) => {
    const { id } = await agents.headOf(member.memberId);
    return agents.contracts.service.list(id, { ...query, withOver: over === 'true' });
  });
}

export function offerContractRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, offerContract, async ({ account, terms }, { member }) =>
    agents.contracts.service.offer(await agents.headOf(member.memberId), account, terms),
  );
}

export function previewRequestRoute(app: FastifyInstance, { agents, settings }: AgentsRouteDeps): void {
  route(
    app,
    previewRequest,
    async (of, { member }) => {
      const { id } = await agents.headOf(member.memberId);
      return agents.contracts.service.preview(id, of);
    },
    { perMinute: () => settings.get('agentCentre.readsPerMinute') },
  );
}

export function requestTerminationRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, requestTermination, async ({ contractId }, { member }) =>
    agents.contracts.service.requestTermination(await agents.headOf(member.memberId), contractId),
  );
}

export function withdrawRequestRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, withdrawRequest, async ({ requestId }, { member }) => {
    const { id } = await agents.headOf(member.memberId);
    return agents.contracts.service.withdraw(id, requestId);
  });
}

export function simulateContractRoute(app: FastifyInstance, { agents, settings }: AgentsRouteDeps): void {
  route(
    app,
    simulateContract,
    async ({ from, to, ...asked }, { member }) => {
      const head = await agents.headOf(member.memberId);
      const context = { timeZone: await settings.get('timeZone'), now: app.kernel.clock.now() };
      return agents.settlement.simulate(head, asked, simulatedDays({ from, to }, context));
    },
    { perMinute: () => settings.get('agentCentre.readsPerMinute') },
  );
}

const calls = {
  dividend: processDividendRequest,
  daily: processDailySalary,
  hourly: processHourlySalary,
  realtime: processRealTimeSalary,
} as const;

/** Registers the four answer calls of docs/product.md 7.2, one per kind. */
export function processContractsRoutes(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const) {
    route(app, calls[kind], async (input, { member }) => {
      const { id } = await agents.headOf(member.memberId);
      return agents.contracts.service.answer(id, kind, input);
    });
  }
}
