import type { Kernel } from '../../../kernel/kernel.ts';
import type { RoomDeps } from '../room-deps.ts';
import { type ChanceBudget, createChanceBudget } from './chance-budget.ts';
import { type ChanceSeeds, createChanceSeeds } from './chance-seeds.ts';
import { type ChanceTerms, createChanceTerms } from './chance-terms.ts';

/** What the draws of all games use. */
export interface ChanceRoom {
  kernel: Kernel;
  deps: RoomDeps;
  seeds: ChanceSeeds;
  budget: ChanceBudget;
  terms: ChanceTerms;
}

export function createChanceRoom(kernel: Kernel, deps: RoomDeps): ChanceRoom {
  return {
    kernel,
    deps,
    seeds: createChanceSeeds(kernel),
    budget: createChanceBudget(kernel),
    terms: createChanceTerms(kernel, deps.content),
  };
}
