import type { LiveEvent } from '@portal/shared/contract/live/live-event';
import { type LiveConnectionContext, type ReceivedEvent, readConnection } from './live-connection.ts';
import { createLiveLine, type LiveLine } from './live-line.ts';
import { createReceivedEvents } from './received-events.ts';
import { createSharedLine } from './shared-line.ts';

export interface LiveStreamContext extends LiveConnectionContext {
  /** Owner of the events: pages with the same owner share one connection. Without it the page has its own. */
  owner?: string;
  onEvent(event: LiveEvent): void;
  /** Called whenever events may have been missed and data must be reloaded. */
  onOpen?(): void;
}

export interface LiveStream {
  close(): void;
}

/** Lifetime of a brief connection; the server reports an ended session right after connecting. */
const briefMs = 5_000;

/**
 * Follows the live stream while the page is visible. Pages of one owner share a connection (decision 086); each page
 * reads what it missed by the id of its last event.
 */
export function openLiveStream(context: LiveStreamContext): LiveStream {
  const heard = createReceivedEvents();
  const { lastId } = heard;
  const onOpen = () => context.onOpen?.();
  const onEvent = (received: ReceivedEvent) => {
    const event = heard.take(received);
    if (event) context.onEvent(event);
  };
  const ownLine = (events: { onOpen(): void; onEvent(received: ReceivedEvent): void }) =>
    createLiveLine({ context, lastId, ...events });
  const own = () => ownLine({ onOpen, onEvent });

  /** A connection of a few seconds: reads missed events, and finds out whether the session has ended. */
  function readBriefly(): void {
    const abort = new AbortController();
    brief = abort;
    const timer = setTimeout(() => abort.abort(), briefMs);
    readConnection(context, { abort, lastId: lastId(), onEvent })
      .catch(() => undefined)
      .finally(() => clearTimeout(timer));
  }
  let brief: AbortController | undefined;

  function shared(owner: string): LiveLine {
    return createSharedLine({
      name: `portal-live ${owner}`,
      locks: navigator.locks,
      ownLine,
      onOpen,
      onEvent,
      onJoin() {
        onOpen();
        if (lastId()) readBriefly();
      },
      onWatch: readBriefly,
      onUnavailable() {
        line = own();
        line.open();
      },
    });
  }
  let line = context.owner && mayShare() ? shared(context.owner) : own();

  function close(): void {
    line.close();
    brief?.abort();
  }
  function onVisibility(): void {
    if (document.visibilityState === 'hidden') close();
    else line.open();
  }
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return {
    close() {
      document.removeEventListener('visibilitychange', onVisibility);
      close();
    },
  };
}

/** Browsers offer locks on secure pages only. */
const mayShare = () => 'locks' in navigator && typeof BroadcastChannel !== 'undefined';
