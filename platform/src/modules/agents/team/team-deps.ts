import type { AgentDeps } from '../agent-deps.ts';
import type { ContractBook } from '../contracts/contract-book.ts';

/** What the room of teams is made from. */
export interface TeamDeps extends AgentDeps {
  contracts: Pick<ContractBook, 'assertOffers' | 'offerToNewcomer' | 'ratesOf'>;
}
