import { isLoggedInAtom, memberAtom } from './atoms.ts';
import type { LivePorts } from './live-ports.ts';

/** Their chunk may be gone for good with its release: asked again ever more seldom. */
const partsAgainMs = { first: 10_000, atMost: 300_000 };

/** Keeps the stream open while somebody is logged in. Its parts are fetched then: a visitor's first script is without. */
export function followLive(ports: LivePorts): () => void {
  const { store } = ports;
  let leave: AbortController | undefined;
  let followed: string | undefined;
  const follow = () => {
    // Without a member while nothing but a change of the password is open to the session.
    const wanted = store.get(isLoggedInAtom) ? (store.get(memberAtom)?.id ?? '') : undefined;
    if (wanted === followed) return;
    followed = wanted;
    leave?.abort();
    leave = undefined;
    if (wanted === undefined) return;
    leave = new AbortController();
    void listen(ports, leave.signal);
  };
  const stops = [store.sub(isLoggedInAtom, follow), store.sub(memberAtom, follow)];
  follow();
  return () => {
    for (const stop of stops) stop();
    leave?.abort();
  };
}

async function listen(ports: LivePorts, signal: AbortSignal, againMs = partsAgainMs.first): Promise<void> {
  const parts = await import('./live-events.ts').catch(() => undefined);
  if (signal.aborted) return;
  if (parts) parts.listenLive(ports, signal);
  else setTimeout(() => void listen(ports, signal, Math.min(againMs * 2, partsAgainMs.atMost)), againMs);
}
