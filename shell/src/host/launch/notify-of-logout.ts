import type { PortalWindowMessage } from '@portal/shared/contract/vendor-api/frame-messages';
import type { Store } from '../atom-readable.ts';
import { isLoggedInAtom } from '../atoms.ts';

const loggedOut: PortalWindowMessage = { type: 'portal.window', event: 'logged-out' };

/**
 * Notifies a game's window that its player has logged out, so that it closes itself: the portal cannot close a window
 * whose opener is cleared. Only the origin of the game receives it.
 */
export function notifyOfLogout(store: Store, page: Window, origin: string): void {
  const stop = store.sub(isLoggedInAtom, () => {
    if (!page.closed && !store.get(isLoggedInAtom)) page.postMessage(loggedOut, origin);
    stop();
  });
}
