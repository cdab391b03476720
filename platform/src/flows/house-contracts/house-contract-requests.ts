import { listHouseContracts, withdrawHouseRequest } from '@portal/shared/contract/agents/operator-contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import type { HouseContractDeps } from './house-contract-deps.ts';

/** Registers the calls that list house contracts and withdraw a request before the agent has answered. */
export function houseContractRequestFlows(
  app: FastifyInstance,
  { agents, operator: operatorModule }: HouseContractDeps,
): void {
  route(app, listHouseContracts, ({ over, ...query }) =>
    agents.contracts.service.listOfPlatform({ ...query, withOver: over === 'true' }),
  );

  route(app, withdrawHouseRequest, ({ id, why }, { operator }) =>
    app.kernel.database.transaction(async () => {
      const contract = await agents.contracts.service.withdraw(null, id);
      const line = { who: operator.username, act: 'withdraw-house-request', target: contract.account, why };
      await operatorModule.audit({ ...line, detail: { requestId: id, contractId: contract.id } });
      return contract;
    }),
  );
}
