import type { KeyStore } from '../boot/storage/safe-storage.ts';
import { tabParameter } from '../boot/storage/tab-parameters.ts';

/**
 * Reads `?disable=remote-x,remote-y`, by which support can ask a player to open the portal without some parts. Lasts
 * for the tab until `?disable=` enables everything again.
 */
export function disabledRemotes(search: string, storage: KeyStore): Set<string> {
  const asked = tabParameter('disable', search, storage)?.split(',') ?? [];
  return new Set(asked.map((name) => name.trim()).filter(Boolean));
}

/** Address of the same page with everything enabled. */
export function enableRemotes(): void {
  window.location.assign(`${window.location.pathname}?disable=`);
}
