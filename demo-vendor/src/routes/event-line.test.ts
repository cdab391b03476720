import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import Fastify from 'fastify';
import { withLotteryStudio } from '../testing/lottery-studio.ts';
import { openStream } from '../testing/open-stream.ts';
import { eventLineRoutes, streamToPage } from './event-line.ts';
import type { EventStream } from './event-stream.ts';

/** Sets up a studio with one stream that records its subscribers. */
async function withLine(work: (parts: Awaited<ReturnType<typeof makeLine>>) => Promise<void>): Promise<void> {
  await withLotteryStudio(async ({ store, own }) => {
    const parts = await makeLine(store, own.headers);
    try {
      await work(parts);
    } finally {
      await parts.app.close();
    }
  });
}

async function makeLine(store: Parameters<typeof eventLineRoutes>[1], headers: Record<string, string>) {
  const app = Fastify({ forceCloseConnections: true });
  eventLineRoutes(app, store);
  const streams: EventStream[] = [];
  let left = 0;
  app.get('/stream', (_, reply) => {
    reply.hijack();
    streamToPage(reply.raw, (stream) => {
      streams.push(stream);
      stream.emit('hello', { no: streams.length });
      return () => {
        left += 1;
      };
    });
    return reply;
  });
  const line = await openStream(app, '/api/line', headers);
  await line.next('"id"');
  const id: string = JSON.parse(line.events()[0]?.data ?? '').id;
  const join = async (page: string, named = id) =>
    (await app.inject({ url: '/stream', headers: { ...headers, 'x-line': named, 'x-line-page': page } })).statusCode;
  return { app, line, id, join, streams, left: () => left };
}

test('sends the streams of several pages on one line, each named after its page', async () => {
  await withLine(async ({ line, join, streams }) => {
    const pages = [randomUUID(), randomUUID()];
    for (const page of pages) assert.equal(await join(page), 204);
    streams[0]?.emit('news', { of: 'first' });
    await line.next('"of":"first"');
    assert.deepEqual(line.events().slice(1), [
      { event: `${pages[0]} hello`, data: '{"no":1}' },
      { event: `${pages[1]} hello`, data: '{"no":2}' },
      { event: `${pages[0]} news`, data: '{"of":"first"}' },
    ]);
    await line.close();
  });
});

test("ends a page's stream when it leaves, joins again or the line closes, and sends it nothing more", async () => {
  await withLine(async ({ app, id, line, join, streams, left }) => {
    const [one, two] = [randomUUID(), randomUUID()];
    for (const page of [one, one, two]) assert.equal(await join(page), 204);
    assert.equal(left(), 1);
    await app.inject({ method: 'DELETE', url: `/api/line/${id}/${one}` });
    assert.equal(left(), 2);
    streams[1]?.emit('news', { of: 'gone' });
    streams[2]?.emit('news', { of: 'here' });
    await line.next('"of":"here"');
    assert.ok(!line.text().includes('"of":"gone"'));
    await line.close();
    while (left() < 3) await new Promise((done) => setImmediate(done));
    assert.equal(await join(one), 404);
  });
});

test('reports on the line when the studio ends the stream of one page', async () => {
  await withLine(async ({ line, join, streams, left }) => {
    const page = randomUUID();
    await join(page);
    streams[0]?.end();
    streams[0]?.emit('news', {});
    await line.next(`${page} end`);
    assert.equal(left(), 1);
    assert.ok(!line.text().includes('news'));
    await line.close();
  });
});

test('requires a session for a line, and refuses to join an unknown one', async () => {
  await withLine(async ({ app, join, line }) => {
    assert.equal((await app.inject('/api/line')).statusCode, 403);
    assert.equal(await join(randomUUID(), randomUUID()), 404);
    await line.close();
  });
});
