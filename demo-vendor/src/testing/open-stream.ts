import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import { readEvents } from '../page/stream/read-events.ts';

/** Opens an event stream as a page does; makes the studio listen on a port. */
export async function openStream(app: FastifyInstance, path: string, headers: Record<string, string>) {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = new AbortController();
  const response = await fetch(`${address}${path}`, { headers, signal: stop.signal });
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  assert.ok(response.body);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** Returns everything received so far. */
    text: () => text,
    events: () => readEvents(text).events,
    /** Reads until the wanted text has arrived. */
    async next(wanted: string): Promise<void> {
      while (!text.includes(wanted))
        text += (await reader.read()).value ?? assert.fail(`the stream ended before ${wanted}`);
    },
    async close(): Promise<void> {
      stop.abort();
      await reader.closed.catch(() => {});
    },
  };
}
