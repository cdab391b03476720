import type { AgentDeps } from '../agent-deps.ts';
import type { ContractBook } from '../contracts/contract-book.ts';

/** Dependencies of teams. */
export interface TeamDeps extends AgentDeps {
  contracts: Pick<ContractBook, 'assertOffers' | 'offerToNewcomer' | 'ratesOf'>;
}
