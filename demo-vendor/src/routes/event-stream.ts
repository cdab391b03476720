import type { ServerResponse } from 'node:http';

/** A beat tells a page that the line still stands, and the server when it does not. */
const beatMs = 10_000;
const usualWaitingBytes = 256 * 1024;

export interface EventStream {
  /** Sends an event with its data as JSON. */
  tell(event: string, data: object): void;
  end(): void;
}

/**
 * Server-sent events for one page, until the page goes. `enter` is told how to send them and gives back what leaves, or
 * nothing when it has ended the stream at once. A page that has gone already is not entered. More than so many bytes that
 * a page does not read cut it off: it opens the stream again when it wakes up.
 */
export function openEventStream(
  response: ServerResponse,
  enter: (stream: EventStream) => (() => void) | undefined,
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
    tell: (event, data) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => void response.end(),
  });
  if (!leave) return;
  const beat = setInterval(() => send(':\n\n'), beatMs);
  response.on('close', () => {
    clearInterval(beat);
    leave();
  });
}
