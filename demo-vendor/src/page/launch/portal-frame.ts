import type { GameFrameMessage, PortalWindowMessage } from '@portal/shared/contract/vendor-api/frame-messages';
import type { SessionInfo } from '../rounds/studio-calls.ts';

type FramedSession = Pick<SessionInfo, 'portalOrigin' | 'launchId' | 'backUrl'>;
type Event = GameFrameMessage['event'];

/** Creates the channel to the portal; messages go to its exact origin only. */
export function createPortalFrame({ portalOrigin, launchId, backUrl }: FramedSession) {
  const isFramed = window.parent !== window;
  const notify = (event: Event, roundId = '') => {
    if (!isFramed) return;
    const isRound = event === 'round-opened' || event === 'round-closed';
    const message = { type: 'portal.game', event, launchId, ...(isRound ? { roundId } : {}) };
    window.parent.postMessage(message, portalOrigin);
  };
  let onBalance = (): void => undefined;
  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== portalOrigin) return;
    // A window outlives the page that opened it, so a logout there has to close it.
    if (!isFramed && isMessage(data, 'logged-out')) window.close();
    if (isMessage(data, 'balance-changed')) onBalance();
  });
  return {
    notify: notify,
    /** Calls the listener when the portal reports that money has moved. */
    onBalanceChanged(listener: () => void): void {
      onBalance = listener;
    },
    back() {
      if (isFramed) return notify('back');
      // A window opened by the portal is closed; only a standalone page goes to the lobby.
      window.close();
      if (!window.closed) location.assign(backUrl.startsWith('/') ? portalOrigin + backUrl : backUrl);
    },
  };
}

function isMessage(data: unknown, event: PortalWindowMessage['event']): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return 'type' in data && data.type === 'portal.window' && 'event' in data && data.event === event;
}
