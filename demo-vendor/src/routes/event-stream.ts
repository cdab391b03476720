import type { ServerResponse } from 'node:http';

/** A beat tells a page that the line still stands, and the server when it does not. */
const beatMs = 10_000;
const usualWaitingBytes = 256 * 1024;

export interface EventStream {
  /** Sends an event with its data as JSON. */
  tell(event: string, data: object): void;
  /** Sends text of the stream's format. */
  send(text: string): void;
  end(): void;
}

/** Begins to send on a stream. Gives back what leaves, or nothing when it has ended the stream at once. */
export type EnterStream = (stream: EventStream) => (() => void) | undefined;

/** An event as the stream carries it. */
export const eventText = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Server-sent events on one connection, until the page goes. A page that has gone already is not entered. More than so many
 * bytes that a page does not read cut it off: it opens the stream again when it wakes up.
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
    tell: (event, data) => send(eventText(event, data)),
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
