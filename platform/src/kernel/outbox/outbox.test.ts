import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { databaseTests } from '../../testing/database/databases.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testKernel } from '../../testing/test-kernel.ts';
import { newId } from '../database/ids.ts';
import { jobRuns } from '../jobs/jobs.tables.ts';
import { outboxFailures } from './outbox.tables.ts';
import { defineTopic } from './outbox.ts';

const { test, database } = databaseTests();
const newTopic = () => defineTopic(`topic-${newId()}`, v.object({ number: v.number() }));

test('delivers the events of a transaction in order after its commit', async () => {
  const { outbox } = testKernel(database());
  const topic = newTopic();
  const heard: number[] = [];
  outbox.subscribe(topic, newId(), async ({ number }) => void heard.push(number));
  await database().transaction(async () => {
    await outbox.publish(topic, { number: 1 });
    await outbox.publish(topic, { number: 2 });
  });
  await assert.rejects(
    database().transaction(async () => {
      await outbox.publish(topic, { number: 3 });
      throw new Error('back');
    }),
  );
  await outbox.drain();
  await outbox.drain();
  assert.deepEqual(heard, [1, 2]);
});

test('delivers again after a failure, and keeps what the subscriber wrote once', async () => {
  const clock = testClock();
  const { outbox, db } = testKernel(database(), { clock });
  const topic = newTopic();
  let attempts = 0;
  outbox.subscribe(topic, newId(), async () => {
    attempts += 1;
    await db
      .insert(jobRuns)
      .values({ job: topic.name, period: newId(), owner: 'o', leaseUntil: new Date(), startedAt: new Date() });
    if (attempts < 3) throw new Error('not now');
  });
  await outbox.publish(topic, { number: 1 });
  for (let turn = 0; turn < 3; turn += 1) {
    await outbox.drain();
    clock.advanceMs(61_000);
  }
  assert.deepEqual([attempts, await db.$count(jobRuns, eq(jobRuns.job, topic.name))], [3, 1]);
});

test('delivers to every subscriber, to a new one from the beginning', async () => {
  const topic = newTopic();
  const name = newId();
  const heard: string[] = [];
  const first = testKernel(database()).outbox;
  first.subscribe(topic, name, async () => void heard.push('first'));
  await first.publish(topic, { number: 1 });
  await first.drain();
  const restarted = testKernel(database()).outbox;
  restarted.subscribe(topic, name, async () => void heard.push('first again'));
  restarted.subscribe(topic, newId(), async () => void heard.push('second'));
  await restarted.drain();
  assert.deepEqual(heard, ['first', 'second']);
});

test('makes an event a dead letter after ten failures and goes on with the others', async () => {
  const clock = testClock();
  const { outbox, db } = testKernel(database(), { clock });
  const topic = newTopic();
  const name = newId();
  const heard: number[] = [];
  outbox.subscribe(topic, name, async ({ number }) => {
    if (number === 1) throw new Error('never');
    heard.push(number);
  });
  await outbox.publish(topic, { number: 1 });
  await outbox.publish(topic, { number: 2 });
  for (let turn = 0; turn < 10; turn += 1) {
    await outbox.drain();
    clock.advanceMs(61_000);
  }
  assert.deepEqual(heard, [2]);
  assert.equal(await db.$count(outboxFailures, eq(outboxFailures.subscriber, name)), 1);
});
