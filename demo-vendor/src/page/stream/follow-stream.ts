import { wait } from '../dom/dom.ts';
import { PageRefusal } from '../requests/ask-studio.ts';
import { abortWith } from './aborts.ts';
import { followOnLine } from './browser-line.ts';
import type { FollowedStream } from './followed-stream.ts';
import { readStream } from './read-stream.ts';
import { retryMs } from './retry.rules.ts';

/**
 * Follows a stream until `heard` ends it; opens it again when it breaks. A hidden page disconnects, and all pages of a
 * browser share one connection (decisions/086). @throws PageRefusal when the session is over
 */
export async function followStream(stream: FollowedStream): Promise<void> {
  let attempt = 0;
  let stoodBefore = false;
  const stands = () => {
    attempt = 0;
    if (stoodBefore) stream.missed?.();
    stoodBefore = true;
  };
  for (;;) {
    const shown = new AbortController();
    const forget = stream.isPresence ? () => undefined : onVisibility((isVisible) => !isVisible && shown.abort());
    try {
      if (!stream.isPresence) await untilVisible();
      if (await followOnce(stream, shown.signal, stands)) return;
    } catch (error) {
      if (error instanceof PageRefusal) throw error;
    } finally {
      forget();
    }
    if (shown.signal.aborted) continue;
    stream.lost();
    await wait(retryMs(attempt));
    attempt += 1;
  }
}

const followOnce = (stream: FollowedStream, signal: AbortSignal, stands: () => void): Promise<boolean> =>
  mayShare() ? followOnLine(stream, { signal, stands, locks: navigator.locks }) : followAlone(stream, signal, stands);

async function followAlone({ path, headers, heard }: FollowedStream, signal: AbortSignal, stands: () => void) {
  const end = abortWith(signal);
  let isOver = false;
  await readStream({ path, headers, signal: end.signal, opened: stands }, (events) => {
    isOver = heard(events);
    if (isOver) end.abort();
  }).catch((error: unknown) => {
    if (!isOver) throw error;
  });
  return isOver;
}

/** Returns whether pages can share a connection; browsers have locks on secure pages only. */
const mayShare = () => 'locks' in navigator && typeof BroadcastChannel !== 'undefined';

function onVisibility(changed: (isVisible: boolean) => void): () => void {
  const listener = () => changed(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

async function untilVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return;
  await new Promise<void>((resolve) => {
    const forget = onVisibility((isVisible) => {
      if (!isVisible) return;
      forget();
      resolve();
    });
  });
}
