import type { AgentDeps } from '../agent-deps.ts';
import type { ContractBook } from '../contracts/contract-book.ts';
import type { TeamFigures } from '../figures/figures-door.ts';

/** What contracts are settled with. */
export interface SettlementDeps extends AgentDeps {
  figures: TeamFigures;
  contracts: ContractBook;
}
