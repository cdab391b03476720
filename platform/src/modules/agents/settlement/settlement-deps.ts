import type { AgentDeps } from '../agent-deps.ts';
import type { ContractsApi } from '../contracts/contracts-api.ts';
import type { TeamFigures } from '../figures/figures-api.ts';

/** Dependencies of settlement. */
export interface SettlementDeps extends AgentDeps {
  figures: TeamFigures;
  contracts: ContractsApi;
}
