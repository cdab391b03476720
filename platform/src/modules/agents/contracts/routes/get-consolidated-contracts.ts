import { getConsolidatedContracts } from '@portal/shared/contract/agents/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { ContentModule } from '../../../content/index.ts';

export function getConsolidatedContractsRoute(app: FastifyInstance, { settings }: ContentModule): void {
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
