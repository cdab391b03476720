import { isLoggedInAtom, memberAtom } from '../atoms.ts';
import type { LivePorts } from './live-ports.ts';

/** The chunk may be gone for good with its release, so retries get rarer. */
const partsAgainMs = { first: 10_000, atMost: 300_000 };

/** Keeps the stream open while somebody is logged in. Its code loads then, not in a visitor's first script. */
export function followLive(ports: LivePorts): () => void {
  const { store } = ports;
  let leave: AbortController | undefined;
  let followed: string | undefined;
  const follow = () => {
    // There is no member while the session may only change the password.
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
  const parts = await import('./listen-live.ts').catch(() => undefined);
  if (signal.aborted) return;
  if (parts) parts.listenLive(ports, signal);
  else setTimeout(() => void listen(ports, signal, Math.min(againMs * 2, partsAgainMs.atMost)), againMs);
}
