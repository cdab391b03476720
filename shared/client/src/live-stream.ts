import { heartbeatMs, type LiveEvent, liveEvent, liveStreamPath } from '@portal/shared/contract/live/live-event';
import * as v from 'valibot';

export interface LiveStreamContext {
  baseUrl: string;
  token(): string | undefined;
  onEvent(event: LiveEvent): void;
  /** Told after every connection, so that what may have been missed is read again. */
  onOpen?(): void;
  /** Told when the platform does not know the token (any more). */
  onRefused?(): void;
  fetch?: typeof fetch;
}

export interface LiveStream {
  close(): void;
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
const closeWhenHiddenMs = 30_000;

function parseEvent(data: string): LiveEvent | undefined {
  try {
    const parsed = v.safeParse(liveEvent, JSON.parse(data));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Reads one connection to its end; a connection without a heartbeat for two periods is dead and is left. */
async function readConnection(context: LiveStreamContext, signal: AbortController, state: { lastEventId?: string }) {
  // A visitor has no stream and does not need its parser.
  const { createParser } = await import('eventsource-parser');
  const token = context.token();
  const answer = await (context.fetch ?? fetch)(context.baseUrl + liveStreamPath, {
    signal: signal.signal,
    cache: 'no-store',
    headers: {
      Accept: 'text/event-stream',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(state.lastEventId && { 'Last-Event-ID': state.lastEventId }),
    },
  });
  if (answer.status === 401 && context.token() === token) context.onRefused?.();
  if (!answer.ok || !answer.body) throw new Error(`live stream answered ${answer.status}`);
  context.onOpen?.();
  const parser = createParser({
    onEvent({ id, data }) {
      if (id) state.lastEventId = id;
      const event = parseEvent(data);
      if (event) context.onEvent(event);
    },
  });
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const silence = setTimeout(() => signal.abort(), heartbeatMs * 2);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    parser.feed(value);
  }
}

/**
 * Keeps a live stream open: reconnects with growing, jittered pauses, is closed 30 s after the page was hidden and
 * opened again when it shows (DESIGN section 4).
 */
export function openLiveStream(context: LiveStreamContext): LiveStream {
  const state: { lastEventId?: string } = {};
  let connection: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let closed = false;

  function connect() {
    if (closed || connection) return;
    const mine = new AbortController();
    connection = mine;
    const opened = {
      ...context,
      onOpen: () => {
        retryMs = firstRetryMs;
        context.onOpen?.();
      },
    };
    readConnection(opened, mine, state)
      .catch(() => undefined)
      .finally(() => {
        if (connection !== mine) return;
        connection = undefined;
        if (closed) return;
        timer = setTimeout(connect, retryMs * (0.5 + Math.random()));
        retryMs = Math.min(retryMs * 2, longestRetryMs);
      });
  }
  function disconnect() {
    clearTimeout(timer);
    const current = connection;
    connection = undefined;
    current?.abort();
  }
  function onVisibility() {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') hiddenTimer = setTimeout(disconnect, closeWhenHiddenMs);
    else connect();
  }
  document.addEventListener('visibilitychange', onVisibility);
  connect();
  return {
    close() {
      closed = true;
      clearTimeout(hiddenTimer);
      document.removeEventListener('visibilitychange', onVisibility);
      disconnect();
    },
  };
}
