import {
  processDailySalary,
  processDividendRequest,
  processHourlySalary,
  processRealTimeSalary,
} from '@portal/shared/contract/agents/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

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
