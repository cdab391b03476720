import { createHash } from 'node:crypto';
import { Refusal } from '../../kernel/refusal.ts';

/** Names terms by what they say: other terms have another name. */
export function nameOfTerms(terms: unknown): string {
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 24);
}

/**
 * What somebody agrees to is what they were shown; nothing is judged where the call does not say what that was.
 * @throws Refusal `conflict`
 */
export function assertAsShown<Terms extends object>(shown: Terms | undefined, now: NoInfer<Terms>): void {
  if (!shown) return;
  const names = Object.keys(now) as (keyof Terms)[];
  if (names.some((name) => shown[name] !== now[name])) throw new Refusal('conflict');
}
