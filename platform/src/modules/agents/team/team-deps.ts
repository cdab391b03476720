import type { AgentDeps } from '../agent-deps.ts';
import type { ContractsApi } from '../contracts/contracts-api.ts';

/** Dependencies of teams. */
export interface TeamDeps extends AgentDeps {
  contracts: Pick<ContractsApi, 'assertOffers' | 'offerToNewcomer' | 'ratesOf'>;
}
