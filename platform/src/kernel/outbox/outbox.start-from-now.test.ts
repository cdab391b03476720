import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { databaseTests } from '../../testing/database/databases.ts';
import { testKernel } from '../../testing/test-kernel.ts';
import { newId } from '../database/ids.ts';
import { outboxCursors } from './outbox.tables.ts';
import { defineTopic } from './outbox.ts';

const { test, database } = databaseTests();
const newTopic = () => defineTopic(`topic-${newId()}`, v.object({ number: v.number() }));

/** A process with one subscriber from `now`; `heard` is what it received. */
function processThatStartsNow(topic: ReturnType<typeof newTopic>, name: string) {
  const { outbox } = testKernel(database());
  const heard: number[] = [];
  outbox.subscribe(topic, name, async ({ number }) => void heard.push(number), { from: 'now' });
  return { outbox, heard };
}

/** Delivers to another subscriber first, so that the portal is not new. */
async function portalThatHasRun(): Promise<void> {
  const { outbox } = testKernel(database());
  outbox.subscribe(newTopic(), newId(), async () => {});
  await outbox.drain();
}

test('delivers from the beginning to a subscriber from now on a new portal', async () => {
  await database().db.delete(outboxCursors);
  const topic = newTopic();
  const { outbox, heard } = processThatStartsNow(topic, newId());
  await outbox.publish(topic, { number: 1 });
  await outbox.drain();
  await outbox.publish(topic, { number: 2 });
  await outbox.drain();
  assert.deepEqual(heard, [1, 2]);
});

test('delivers only later events to a subscriber from now on a used portal, also after a restart', async () => {
  await portalThatHasRun();
  const [topic, name] = [newTopic(), newId()];
  const first = processThatStartsNow(topic, name);
  await first.outbox.publish(topic, { number: 1 });
  await first.outbox.drain();
  await first.outbox.publish(topic, { number: 2 });
  const restarted = processThatStartsNow(topic, name);
  await restarted.outbox.drain();
  await restarted.outbox.publish(topic, { number: 3 });
  await restarted.outbox.drain();
  assert.deepEqual([first.heard, restarted.heard], [[], [2, 3]]);
});

test('starts batch subscribers from now as well', async () => {
  await portalThatHasRun();
  const topic = newTopic();
  const { outbox } = testKernel(database());
  const heard: number[] = [];
  const hear = async (payloads: { number: number }[]) => void heard.push(...payloads.map(({ number }) => number));
  outbox.subscribeBatches(topic, newId(), hear, { from: 'now' });
  await outbox.publish(topic, { number: 1 });
  await outbox.drain();
  await outbox.publish(topic, { number: 2 });
  await outbox.drain();
  assert.deepEqual(heard, [2]);
});

test('gives two processes that start together the same cursor', async () => {
  await portalThatHasRun();
  const [topic, name] = [newTopic(), newId()];
  const processes = [processThatStartsNow(topic, name), processThatStartsNow(topic, name)] as const;
  await processes[0].outbox.publish(topic, { number: 1 });
  await Promise.all(processes.map(({ outbox }) => outbox.drain()));
  await processes[0].outbox.publishAll(topic, [{ number: 2 }, { number: 3 }]);
  await Promise.all(processes.map(({ outbox }) => outbox.drain()));
  for (const { outbox } of processes) await outbox.drain();
  assert.deepEqual(
    processes.flatMap(({ heard }) => heard),
    [2, 3],
  );
});

test('keeps the cursor when the database moves to a server with other transaction numbers', async () => {
  await portalThatHasRun();
  const topic = newTopic();
  const { outbox, heard } = processThatStartsNow(topic, newId());
  await outbox.publish(topic, { number: 1 });
  await outbox.drain();
  // As migrate.ts leaves a database that was moved.
  await database().db.execute(sql`alter table outbox_events disable trigger user`);
  await database().db.execute(sql`update outbox_events set xid = 0`);
  await database().db.execute(sql`alter table outbox_events enable trigger user`);
  await database().db.execute(sql`update outbox_cursors set last_xid = 0`);
  await outbox.publish(topic, { number: 2 });
  await outbox.drain();
  assert.deepEqual(heard, [2]);
});
