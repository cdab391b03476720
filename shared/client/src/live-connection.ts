import { heartbeatMs, type LiveEvent, liveEvent, liveStreamPath } from '@portal/shared/contract/live/live-event';
import * as v from 'valibot';

export interface LiveConnectionContext {
  baseUrl: string;
  token(): string | undefined;
  /** Called when the platform does not accept the token. */
  onRefused?(): void;
  fetch?: typeof fetch;
}

/** An event as received; without `event` if this version cannot read it. */
export interface ReceivedEvent {
  id?: string;
  event?: LiveEvent;
}

export interface LiveConnection {
  abort: AbortController;
  /** Id of the last received event: the platform first sends those after it. */
  lastId: string | undefined;
  onOpen?(): void;
  onEvent(received: ReceivedEvent): void;
}

/** Reads one connection to its end; closes it as dead after two periods without a heartbeat. */
export async function readConnection(context: LiveConnectionContext, connection: LiveConnection): Promise<void> {
  const { abort, lastId, onOpen, onEvent } = connection;
  // A visitor has no stream, so the parser loads on demand.
  const { createParser } = await import('eventsource-parser');
  const token = context.token();
  const answer = await (context.fetch ?? fetch)(context.baseUrl + liveStreamPath, {
    signal: abort.signal,
    cache: 'no-store',
    headers: {
      Accept: 'text/event-stream',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(lastId && { 'Last-Event-ID': lastId }),
    },
  });
  if (answer.status === 401 && context.token() === token) context.onRefused?.();
  if (!answer.ok || !answer.body) throw new Error(`live stream answered ${answer.status}`);
  onOpen?.();
  const parser = createParser({ onEvent: ({ id, data }) => onEvent({ id, event: parseEvent(data) }) });
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const silence = setTimeout(() => abort.abort(), heartbeatMs * 2);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    parser.feed(value);
  }
}

function parseEvent(data: string): LiveEvent | undefined {
  try {
    const parsed = v.safeParse(liveEvent, JSON.parse(data));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
