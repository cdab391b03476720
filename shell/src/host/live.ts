import type { LiveStreamContext } from '@portal/shared/client/live-stream';
import type { PortalBus } from '@portal/shared/events/portal-bus';
import type { Store } from './atom-readable.ts';
import { isLoggedInAtom } from './atoms.ts';
import type { Session } from './session.ts';

export interface LivePorts {
  stream: Pick<LiveStreamContext, 'baseUrl' | 'token' | 'fetch'>;
  store: Store;
  events: PortalBus;
  session: Session;
  /** A new composition is live. */
  onComposition(sequence: number): void;
}

const partsAgainMs = 10_000;

/** Keeps the stream open while somebody is logged in. Its parts are fetched then: a visitor's first script is without. */
export function followLive(ports: LivePorts): () => void {
  let leave: AbortController | undefined;
  const follow = () => {
    const isLoggedIn = ports.store.get(isLoggedInAtom);
    if (isLoggedIn && !leave) {
      leave = new AbortController();
      void listen(ports, leave.signal);
    } else if (!isLoggedIn) {
      leave?.abort();
      leave = undefined;
    }
  };
  const stop = ports.store.sub(isLoggedInAtom, follow);
  follow();
  return () => {
    stop();
    leave?.abort();
  };
}

async function listen(ports: LivePorts, signal: AbortSignal): Promise<void> {
  const parts = await import('./live-events.ts').catch(() => undefined);
  if (signal.aborted) return;
  if (parts) parts.listenLive(ports, signal);
  else setTimeout(() => void listen(ports, signal), partsAgainMs);
}
