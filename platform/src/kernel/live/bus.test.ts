import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { LiveEvent } from '@portal/shared/contract/live/live-event';
import { openTestEmbedded } from '../../testing/database/databases.ts';
import { testParts } from '../../testing/test-kernel.ts';
import type { Database } from '../database/database.ts';
import { createLiveBus } from './bus.ts';
import { liveEvents } from './live.tables.ts';

let database: Database;
let close: () => Promise<void>;

before(async () => {
  ({ database, close } = await openTestEmbedded());
});
after(() => close());

const first: LiveEvent = { type: 'composition', sequence: 1 };
const second: LiveEvent = { type: 'composition', sequence: 2 };
/** What a later version may have written. */
const foreign = JSON.parse('{"type":"firework"}');

function bus() {
  const live = createLiveBus(testParts(database));
  const heard: unknown[] = [];
  live.listen(null, ({ event }) => heard.push(event));
  return { live, heard };
}

test('refuses to publish an event that violates the contract', async () => {
  const { live, heard } = bus();
  assert.throws(() => live.publish(null, foreign));
  live.publish(null, first);
  await live.flush();
  assert.deepEqual(heard, [first]);
});

test('skips an unreadable row and sends those beside it', async () => {
  const { live, heard } = bus();
  await database.db.delete(liveEvents);
  for (const event of [first, foreign, second]) await database.db.insert(liveEvents).values({ memberId: null, event });
  await live.flush();
  assert.deepEqual(heard, [first, second]);
  const missed = await live.missedSince(null, 0);
  assert.deepEqual(
    missed.map(({ event }) => event),
    [first, second],
  );
});

test('sends waiting events on stop, and nothing afterwards', async () => {
  await database.db.delete(liveEvents);
  const { live, heard } = bus();
  live.publish(null, first);
  await live.stop();
  live.publish(null, second);
  await live.flush();
  assert.deepEqual(heard, [first]);
});

test('sends a row that appears behind rows with higher ids, each row once', async () => {
  const { live, heard } = bus();
  await database.db.delete(liveEvents);
  const put = (id: number, sequence: number) =>
    database.db.insert(liveEvents).values({ id, memberId: null, event: { type: 'composition', sequence } });
  await put(9_000_001, 1);
  await put(9_000_003, 3);
  await live.flush();
  await put(9_000_002, 2);
  await live.flush();
  await live.flush();
  assert.deepEqual(
    heard,
    [1, 3, 2].map((sequence) => ({ type: 'composition', sequence })),
  );
});

test('sends a member its own events and those for everyone, to each of its listeners', async () => {
  const { live } = bus();
  await database.db.delete(liveEvents);
  const heard: string[] = [];
  const stops = ['a', 'a', 'b'].map((id, no) => live.listen(id, ({ event }) => heard.push(`${id}${no} ${event.type}`)));
  live.publish('a', { type: 'balance', sumBalance: '1.00' });
  live.publish(null, first);
  await live.flush();
  stops[0]?.();
  live.publish('a', { type: 'unread', unreadCount: 1 });
  await live.flush();
  assert.deepEqual(heard.sort(), [
    'a0 balance',
    'a0 composition',
    'a1 balance',
    'a1 composition',
    'a1 unread',
    'b2 composition',
  ]);
});
