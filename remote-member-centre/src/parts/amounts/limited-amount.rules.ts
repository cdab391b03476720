import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { amountTyped } from '@portal/shared/contract/typed/typed-amount.rules';

/** Amounts of the wire. */
interface Limits {
  balance: string;
  min: string;
  max: string;
}

export type AmountProblem = 'missing' | 'malformed' | 'zero' | 'too_little' | 'too_much' | 'not_held';

/** What is wrong with the typed amount; undefined when the platform may judge it. */
export function amountProblem(typed: string, { balance, min, max }: Limits): AmountProblem | undefined {
  if (!typed.trim()) return 'missing';
  const amount = amountTyped(typed);
  if (!amount) return 'malformed';
  const units = minorUnits(amount);
  if (units === 0n) return 'zero';
  if (units < minorUnits(min)) return 'too_little';
  if (units > minorUnits(max)) return 'too_much';
  return units > minorUnits(balance) ? 'not_held' : undefined;
}

const steps = [1n, 2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n];
const offered = 4;

/** The most that can be taken now. */
export function highest({ balance, max }: Limits): string {
  return minorUnits(balance) < minorUnits(max) ? balance : max;
}

/** Round amounts to choose from: multiples of the least one, the four largest that can be had. */
export function quickAmounts(limits: Limits): string[] {
  const most = minorUnits(highest(limits));
  const least = minorUnits(limits.min);
  return steps
    .map((step) => step * least)
    .filter((units) => units < most)
    .slice(-offered)
    .map(amountFromMinor);
}
