import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { findTableGame } from '../../games/table-games.ts';
import { readEvents } from '../../page/stream/read-events.ts';
import { phaseMs } from '../phases.rules.ts';
import { newTableRoom } from '../testing/new-table-room.ts';
import { streamTable } from './table-stream.ts';

const table = findTableGame('aurora-baccarat');

/** Reads the stream of a page up to the next wanted event and returns its data. */
function eventsOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async (wanted: (event: string, data: Record<string, never>) => boolean) => {
    for (;;) {
      const { events, remainder } = readEvents(text);
      for (const [i, { event, data }] of events.entries()) {
        if (!wanted(event, JSON.parse(data))) continue;
        text = `${events
          .slice(i + 1)
          .map((each) => `event: ${each.event}\ndata: ${each.data}\n\n`)
          .join('')}${remainder}`;
        return JSON.parse(data);
      }
      text = remainder;
      text += (await reader.read()).value ?? assert.fail('the stream ended');
    }
  };
}

test('sends a page phases, its own ticket and the seed with the result, and stops the table when it leaves', async () => {
  assert.ok(table);
  const { room, tableStore, time } = newTableRoom();
  const app = Fastify({ forceCloseConnections: true });
  const left = new Promise<void>((resolve) => {
    app.get('/stream', (_request, reply) => {
      reply.hijack();
      streamTable({ room, tableStore, clock: time.clock }, table, 'player-1', reply.raw);
      reply.raw.on('close', () => resolve());
    });
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = new AbortController();
  const response = await fetch(`${address}/stream`, { signal: stop.signal });
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  assert.ok(response.body);
  const next = eventsOf(response.body);

  const opened = await next((event) => event === 'table');
  assert.deepEqual(
    [opened.phase, opened.msLeft, opened.players, opened.round.roundNo],
    ['betting', phaseMs.betting, 1, 1],
  );
  const slip = {
    playerId: 'player-1',
    launchId: 'l',
    betId: 'bet-1',
    roundNo: 1,
    chips: [{ spot: 'tie', minor: 100 }],
  };
  await room.place(table, slip);
  assert.equal((await next((event) => event === 'ticket')).stake, '1.00');
  await time.pass(phaseMs.betting);
  const closed = await next((_event, { phase }) => phase === 'closed');
  assert.equal(closed.round.seed, undefined);
  await time.pass(phaseMs.closed);
  const result = await next((_event, { phase }) => phase === 'result');
  assert.equal(result.round.seed, '03'.repeat(32));
  const settled = await next((event) => event === 'ticket');
  assert.equal(settled.state, 'settled');
  assert.ok(settled.balance);

  stop.abort();
  await left;
  assert.equal(room.players('aurora-baccarat'), 0);
  await time.pass(60_000);
  assert.equal(room.moment('aurora-baccarat'), undefined);
  await app.close();
});

test('reads whole events, however the connection splits them', () => {
  const whole = 'event: table\ndata: {"a":1}\n\n:\n\nevent: ticket\ndata: {}\n\n';
  for (let cut = 0; cut <= whole.length; cut += 1) {
    const first = readEvents(whole.slice(0, cut));
    const second = readEvents(first.remainder + whole.slice(cut));
    assert.deepEqual(
      [...first.events, ...second.events],
      [
        { event: 'table', data: '{"a":1}' },
        { event: 'ticket', data: '{}' },
      ],
      `cut at ${cut}`,
    );
  }
});
