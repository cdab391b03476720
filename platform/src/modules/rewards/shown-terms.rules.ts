import { createHash } from 'node:crypto';
import { Refusal } from '../../kernel/calls/refusal.ts';

/** Hashes terms by their content: different terms have different ids. */
export function nameOfTerms(terms: unknown): string {
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 24);
}

/**
 * Checks that the shown terms are the current ones; a call that does not say what was shown is not checked.
 * @throws Refusal `conflict`
 */
export function assertAsShown<Terms extends object>(shown: Terms | undefined, now: NoInfer<Terms>): void {
  if (!shown) return;
  const names = Object.keys(now) as (keyof Terms)[];
  if (names.some((name) => shown[name] !== now[name])) throw new Refusal('conflict');
}
