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

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Subscribes in batches and writes a row for each number it receives, before `failsAt` decides whether it fails. */
async function subscribeNumbers(count: number, failsAt: (numbers: readonly number[]) => boolean) {
  const clock = testClock();
  const { outbox, db } = testKernel(database(), { clock });
  const topic = defineTopic(`topic-${newId()}`, v.object({ number: v.number() }));
  const name = newId();
  const batches: number[][] = [];
  outbox.subscribeBatches(topic, name, async (payloads) => {
    const numbers = payloads.map(({ number }) => number);
    batches.push(numbers);
    const at = { owner: 'o', leaseUntil: clock.now(), startedAt: clock.now() };
    await db
      .insert(jobRuns)
      .values(numbers.map((number) => ({ ...at, job: topic.name, period: `${number} ${newId()}` })));
    if (failsAt(numbers)) throw new Error('not these');
  });
  await outbox.publishAll(
    topic,
    numbersTo(count).map((number) => ({ number })),
  );
  return {
    batches,
    async drain() {
      await outbox.drain();
      clock.advanceMs(61_000);
    },
    async written() {
      const rows = await db.select({ period: jobRuns.period }).from(jobRuns).where(eq(jobRuns.job, topic.name));
      return rows.map(({ period }) => Number(period.split(' ')[0])).sort((a, b) => a - b);
    },
    deadLetters: () => db.$count(outboxFailures, eq(outboxFailures.subscriber, name)),
  };
}

test('delivers waiting events in order in one batch, and what does not fit in the next', async () => {
  const subscriber = await subscribeNumbers(600, () => false);
  await subscriber.drain();
  await subscriber.drain();
  assert.deepEqual(
    subscriber.batches.map(({ length }) => length),
    [250, 250, 100],
  );
  assert.deepEqual(subscriber.batches.flat(), numbersTo(600));
});

test('rolls back a failed batch and writes its events once on retry', async () => {
  let failures = 0;
  const subscriber = await subscribeNumbers(40, () => {
    failures += 1;
    return failures <= 3;
  });
  await subscriber.drain();
  await subscriber.drain();
  assert.deepEqual([await subscriber.written(), await subscriber.deadLetters()], [numbersTo(40), 0]);
});

test('holds later events until a failing one is a dead letter, and delivers all others once', async () => {
  const subscriber = await subscribeNumbers(40, (numbers) => numbers.includes(23));
  await subscriber.drain();
  assert.deepEqual(await subscriber.written(), numbersTo(22), 'those before it are not kept waiting');
  for (let turn = 1; turn < 10; turn += 1) await subscriber.drain();
  assert.deepEqual(
    [await subscriber.written(), await subscriber.deadLetters()],
    [numbersTo(40).filter((number) => number !== 23), 1],
  );
});

test('retries a failed event alone, and delivers those after it together again', async () => {
  let isFixed = false;
  const subscriber = await subscribeNumbers(40, (numbers) => !isFixed && numbers.includes(1));
  await subscriber.drain();
  isFixed = true;
  subscriber.batches.length = 0;
  await subscriber.drain();
  assert.deepEqual(
    subscriber.batches.map(({ length }) => length),
    [1, 39],
  );
  assert.deepEqual(await subscriber.written(), numbersTo(40));
});
