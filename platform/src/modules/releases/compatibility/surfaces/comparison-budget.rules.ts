import { Refusal } from '../../../../kernel/calls/refusal.ts';

/** Our own contract takes a small part of it; more is a mistake or an attack, and would block players. */
const stepsAtMost = 1_000_000;

/** Steps that a comparison of two surfaces may still take. */
export interface Budget {
  left: number;
}

export function newBudget(): Budget {
  return { left: stepsAtMost };
}

/**
 * Takes steps from the budget.
 * @throws Refusal `release_corrupt` when the comparison is too large
 */
export function spend(budget: Budget, steps: number): void {
  budget.left -= steps;
  if (budget.left < 0)
    throw new Refusal('release_corrupt', { fields: { files: 'contract.json is too large to compare' } });
}

/** Charges each value before the work on it: comparing by text, sorting, looking up. */
export function spendOn(budget: Budget, ...values: readonly unknown[]): void {
  for (const value of values) spend(budget, nodesOf(value));
}

/** Counts the values inside a value and itself; long texts and names count more by their length. */
function nodesOf(value: unknown): number {
  if (typeof value === 'string') return 1 + lengthOf(value);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((sum: number, [name, one]) => sum + lengthOf(name) + nodesOf(one), 1);
}

const charactersAStep = 64;

function lengthOf(text: string): number {
  return Math.floor(text.length / charactersAStep);
}
