import { isLoggedInAtom } from './atoms.ts';
import type { LivePorts } from './live-ports.ts';

/** Their chunk may be gone for good with its release: asked again ever more seldom. */
const partsAgainMs = { first: 10_000, atMost: 300_000 };

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

async function listen(ports: LivePorts, signal: AbortSignal, againMs = partsAgainMs.first): Promise<void> {
  const parts = await import('./live-events.ts').catch(() => undefined);
  if (signal.aborted) return;
  if (parts) parts.listenLive(ports, signal);
  else setTimeout(() => void listen(ports, signal, Math.min(againMs * 2, partsAgainMs.atMost)), againMs);
}
