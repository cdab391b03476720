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

/** Counts each value before the work that is done for it: comparing by text, sorting, looking up. */
export function spendOn(budget: Budget, ...values: readonly unknown[]): void {
  for (const value of values) spend(budget, nodesOf(value));
}

/** Values in a value, itself among them; of a long text, and a long name, every so many characters are one more. */
export function nodesOf(value: unknown): number {
  if (typeof value === 'string') return 1 + lengthOf(value);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((sum: number, [name, one]) => sum + lengthOf(name) + nodesOf(one), 1);
}

const charactersAStep = 64;

function lengthOf(text: string): number {
  return Math.floor(text.length / charactersAStep);
}
