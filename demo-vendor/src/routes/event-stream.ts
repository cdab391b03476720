import type { ServerResponse } from 'node:http';

/** A heartbeat shows the page that the connection is alive, and the server when it is not. */
const beatMs = 10_000;
const usualWaitingBytes = 256 * 1024;

export interface EventStream {
  /** Sends an event with its data as JSON. */
  emit(event: string, data: object): void;
  /** Sends text of the stream's format. */
  send(text: string): void;
  end(): void;
}

/** Starts sending on a stream. Returns the unsubscribe, or undefined if it has ended the stream at once. */
export type EnterStream = (stream: EventStream) => (() => void) | undefined;

/** Formats an event for the stream. */
export const eventText = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Opens server-sent events on one connection until the page leaves; does nothing if it has already gone. A page with
 * more than `mostWaitingBytes` unread is disconnected; it opens the stream again when it wakes up.
 */
export function openEventStream(
  response: ServerResponse,
  enter: EnterStream,
  mostWaitingBytes = usualWaitingBytes,
): void {
  if (response.destroyed) return;
  const send = (text: string) => {
    if (response.writableLength > mostWaitingBytes) response.destroy();
    else if (!response.destroyed && !response.writableEnded) response.write(text);
  };
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const leave = enter({
    emit: (event, data) => send(eventText(event, data)),
    send,
    end: () => void response.end(),
  });
  if (!leave) return;
  const beat = setInterval(() => send(':\n\n'), beatMs);
  response.on('close', () => {
    clearInterval(beat);
    leave();
  });
}
