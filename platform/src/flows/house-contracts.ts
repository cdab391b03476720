import type { FastifyInstance } from 'fastify';
import { type AgentPaymentDeps, agentPaymentsFlow } from './house-contracts/agent-payments.ts';
import type { HouseContractDeps } from './house-contracts/house-contract-deps.ts';
import { houseContractRequestFlows } from './house-contracts/house-contract-requests.ts';
import { proposeHouseContractFlow } from './house-contracts/propose-offer.ts';
import { proposeHouseTerminationFlow } from './house-contracts/propose-termination.ts';

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
