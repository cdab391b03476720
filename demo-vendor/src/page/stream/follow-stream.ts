import { PageRefusal } from '../ask-studio.ts';
import { wait } from '../dom.ts';
import { abortWith } from './aborts.ts';
import { followOnLine } from './browser-line.ts';
import type { StreamEvent } from './read-events.ts';
import { readStream } from './read-stream.ts';
import { retryMs } from './retry.rules.ts';

/** A stream of the studio's server, and who listens. */
export interface FollowedStream {
  path: string;
  headers: Record<string, string>;
  /** The stream says that the player is here: it is followed while the page is hidden, too. */
  isPresence?: boolean;
  /** Whole events as they came together; `true` ends the following. */
  heard(events: readonly StreamEvent[]): boolean;
  /** The stream broke; it is opened again. */
  lost(): void;
  /** It stands again after it broke, changed its way or the page was hidden: events may have been missed. */
  missed?(): void;
}

/**
 * Follows a stream until `heard` ends it; opens it again when it breaks. A hidden page lets go, and all pages of a browser
 * share one connection (docs/decisions/086). @throws PageRefusal when the session is over
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

/** Browsers know locks on secure pages alone. */
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
