import type { SigningKey, SigningKeys } from './signing-keys.ts';

/**
 * Moves the keys one step: the next one signs, a new one becomes next, and the current one is dropped. Undefined when
 * the private half of the next key is not here.
 *
 * The order that keeps every page working (docs/releasing-a-remote.md): every shell is built with the current and the
 * next key, so signatures of the next key verify everywhere at once. Deploy a shell that knows the new key after that,
 * and take another step only once it is live.
 */
export function oneStepOn({ next }: SigningKeys, added: SigningKey): SigningKeys | undefined {
  return 'd' in next ? { current: next, next: added } : undefined;
}

/** True when pages of a shell built with these keys accept what is signed after the next step. */
export function isReadyForStep(keys: SigningKeys, shellKeyIds: readonly string[]): boolean {
  return shellKeyIds.includes(keys.next.kid);
}
