import type { AgentDeps } from '../agent-deps.ts';
import type { ContractBook } from '../contracts/contract-book.ts';
import type { TeamFigures } from '../figures/figures-door.ts';

/** Dependencies of settlement. */
export interface SettlementDeps extends AgentDeps {
  figures: TeamFigures;
  contracts: ContractBook;
}
