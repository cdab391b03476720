import { Refusal } from '../../../kernel/refusal.ts';

/** The contract of the house takes a small part of it; more is a mistake or an attack, and would keep players waiting. */
const stepsAtMost = 1_000_000;

/** What one comparison of two surfaces may still cost. */
export interface Budget {
  left: number;
}

export function newBudget(): Budget {
  return { left: stepsAtMost };
}

/** Refuses what is too large to compare, `release_corrupt`. */
export function spend(budget: Budget, steps: number): void {
  budget.left -= steps;
  if (budget.left < 0)
    throw new Refusal('release_corrupt', { fields: { files: 'contract.json is too large to compare' } });
}

/** Values in a value, itself among them. */
export function nodesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, one) => sum + nodesOf(one), 1);
}
