import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { type ChanceBudget, createChanceBudget } from './chance-budget.ts';
import { type ChanceSeeds, createChanceSeeds } from './chance-seeds.ts';
import { type ChanceTerms, createChanceTerms } from './chance-terms.ts';

/** What the draws of all games use. */
export interface ChanceContext {
  kernel: Kernel;
  deps: RewardKindDeps;
  seeds: ChanceSeeds;
  budget: ChanceBudget;
  terms: ChanceTerms;
}

export function createChanceContext(kernel: Kernel, deps: RewardKindDeps): ChanceContext {
  return {
    kernel,
    deps,
    seeds: createChanceSeeds(kernel),
    budget: createChanceBudget(kernel),
    terms: createChanceTerms(kernel, deps.settings),
  };
}
