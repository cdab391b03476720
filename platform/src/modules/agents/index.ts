import type { Kernel } from '../../kernel/kernel.ts';
import type { AgentDeps } from './agent-deps.ts';
import { openContracts } from './contracts/open-contracts.ts';
import { openFigures } from './figures/open-figures.ts';
import { headOf } from './head-of.ts';
import { openSettlement } from './settlement/open-settlement.ts';
import { openTeam } from './team/open-team.ts';

export type { MoneyEntry } from './figures/counting/entries.rules.ts';
export { assertTakesOffers, memberTypeOf } from './team/downline-type.rules.ts';

/** Agents: team figures, contracts, their payments, and recruiting (docs/architecture.md 7). */
export function createAgentsModule(kernel: Kernel, deps: AgentDeps) {
  const contracts = openContracts({ kernel, ...deps });
  const figures = openFigures(kernel, deps);
  return {
    /**
     * Returns the caller as head of a branch.
     * @throws Refusal `not_an_agent`
     */
    headOf: (memberId: string) => headOf(deps, memberId),
    contracts,
    figures,
    settlement: openSettlement(kernel, { ...deps, contracts, figures }),
    team: openTeam(kernel, { ...deps, contracts }),
  };
}

export type AgentsModule = ReturnType<typeof createAgentsModule>;
