import type { SigningKey, SigningKeys } from './signing-keys.ts';

/**
 * The keys one step on: the next one signs, a new one stands behind it, and the one that signed is gone. Undefined when
 * the private half of the next one is not here.
 *
 * The order that keeps every page going (docs/releasing-a-remote.md): every shell is built with the current and the next
 * key, so what the next one signs verifies in all of them at once. The shell that knows the new one comes after that, and
 * only once it is live may the keys go another step.
 */
export function oneStepOn({ next }: SigningKeys, added: SigningKey): SigningKeys | undefined {
  return 'd' in next ? { current: next, next: added } : undefined;
}

/** True when pages of a shell with these keys compiled in take what will be signed after the next step. */
export function isReadyForStep(keys: SigningKeys, shellKeyIds: readonly string[]): boolean {
  return shellKeyIds.includes(keys.next.kid);
}
