import type { KeyStore } from '../boot/safe-storage.ts';
import { keptParameter } from './kept-parameter.ts';

/**
 * `?disable=remote-x,remote-y`: support can ask a player to open the portal without a part of it. Holds for the tab,
 * until `?disable=` switches all on again.
 */
export function disabledRemotes(search: string, storage: KeyStore): Set<string> {
  const asked = keptParameter('disable', search, storage)?.split(',') ?? [];
  return new Set(asked.map((name) => name.trim()).filter(Boolean));
}

/** The same page with everything switched on. */
export function switchOnAgain(): void {
  window.location.assign(`${window.location.pathname}?disable=`);
}
