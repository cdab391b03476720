import type { PortalWindowMessage } from '@portal/shared/contract/vendor-api/frame-messages';
import type { Store } from './atom-readable.ts';
import { balanceAtom } from './atoms.ts';

const balanceChanged: PortalWindowMessage = { type: 'portal.window', event: 'balance-changed' };

/** Tells the window of a game, until it or the session is gone, that money has moved. Nobody but the game's origin hears it. */
export function reportBalance(store: Store, page: Window, origin: string): void {
  const stop = store.sub(balanceAtom, () => {
    if (page.closed || store.get(balanceAtom) === undefined) return stop();
    page.postMessage(balanceChanged, origin);
  });
}
