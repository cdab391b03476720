import type { FastifyInstance } from 'fastify';
import type { HouseContractDeps } from './house-contracts/house-contract-deps.ts';
import { houseRequestFlows } from './house-contracts/house-requests.ts';
import { proposeHouseContractFlow } from './house-contracts/propose-offer.ts';
import { proposeHouseTerminationFlow } from './house-contracts/propose-termination.ts';

/** Contracts with agents that have nobody above; decided as all proposals are. */
export function houseContractFlows(app: FastifyInstance, deps: HouseContractDeps): void {
  proposeHouseContractFlow(app, deps);
  proposeHouseTerminationFlow(app, deps);
  houseRequestFlows(app, deps);
}
