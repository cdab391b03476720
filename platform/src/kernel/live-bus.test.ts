import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { LiveEvent } from '@portal/shared/contract/live/live-event';
import { openTestEmbedded } from '../testing/databases.ts';
import { testParts } from '../testing/test-kernel.ts';
import type { Database } from './database.ts';
import { liveEvents } from './live.tables.ts';
import { createLiveBus } from './live-bus.ts';

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

test('an event that is none of the contract is refused when it is published', async () => {
  const { live, heard } = bus();
  assert.throws(() => live.publish(null, foreign));
  live.publish(null, first);
  await live.flush();
  assert.deepEqual(heard, [first]);
});

test('a row that cannot be read is skipped, those beside it are told', async () => {
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

test('what waits is told at the stop, and nothing after it', async () => {
  await database.db.delete(liveEvents);
  const { live, heard } = bus();
  live.publish(null, first);
  await live.stop();
  live.publish(null, second);
  await live.flush();
  assert.deepEqual(heard, [first]);
});
