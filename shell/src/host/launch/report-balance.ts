import type { PortalWindowMessage } from '@portal/shared/contract/vendor-api/frame-messages';
import type { Store } from '../atom-readable.ts';
import { balanceAtom } from '../atoms.ts';

const balanceChanged: PortalWindowMessage = { type: 'portal.window', event: 'balance-changed' };

/**
 * Notifies a game's window of balance changes until it closes or the session ends; only the game's origin gets them.
 */
export function reportBalance(store: Store, page: Window, origin: string): void {
  const stop = store.sub(balanceAtom, () => {
    if (page.closed || store.get(balanceAtom) === undefined) return stop();
    page.postMessage(balanceChanged, origin);
  });
}
