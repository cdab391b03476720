import assert from 'node:assert/strict';
import * as v from 'valibot';
import { databaseTests } from '../../testing/database/databases.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testKernel } from '../../testing/test-kernel.ts';
import { newId } from '../database/ids.ts';
import { defineTopic } from './outbox.ts';

const { test, database } = databaseTests();

/** A subscriber that fails on 1 until it is fixed; 1 and 2 were delivered, and 1 is a dead letter. */
async function withOneDeadLetter() {
  const clock = testClock();
  const { outbox, metrics } = testKernel(database(), { clock });
  const topic = defineTopic(`topic-${newId()}`, v.object({ number: v.number() }));
  const name = newId();
  const heard: number[] = [];
  const state = { isMended: false };
  outbox.subscribe(topic, name, async ({ number }) => {
    if (number === 1 && !state.isMended) throw new Error('number 1 is not known');
    heard.push(number);
  });
  const writtenAt = clock.now();
  await outbox.publish(topic, { number: 1 });
  clock.advanceMs(1000);
  await outbox.publish(topic, { number: 2 });
  for (let turn = 0; turn < 10; turn += 1) {
    await outbox.drain();
    clock.advanceMs(61_000);
  }
  const own = async () =>
    (await outbox.deadLetters({ limit: 1000, offset: 0 })).list.filter(({ subscriber }) => subscriber === name);
  const gauge = async () => {
    const { values = [] } = (await metrics.registry.getSingleMetric('portal_outbox_set_aside')?.get()) ?? {};
    return values.find(({ labels }) => labels.subscriber === name)?.value;
  };
  return { outbox, name, topic, heard, state, writtenAt, own, gauge };
}

// covers 9
test('lists a dead letter, counts it for alerts, and holds back those who wait for it', async () => {
  const { outbox, name, topic, heard, writtenAt, own, gauge } = await withOneDeadLetter();
  assert.deepEqual(heard, [2]);
  const [event] = await own();
  assert.deepEqual([event?.topic, event?.reason, event?.writtenAt], [topic.name, 'number 1 is not known', writtenAt]);
  assert.equal(await gauge(), 1);
  assert.deepEqual(await outbox.oldestUndelivered([name]), writtenAt);
  assert.equal(await outbox.oldestUndelivered([newId()]), undefined, 'others are not held back');
});

test('keeps a dead letter that fails again, and delivers it once when it succeeds', async () => {
  const { outbox, name, heard, state, own, gauge } = await withOneDeadLetter();
  const [event] = await own();
  const again = () => outbox.redeliver(event?.id ?? '');
  assert.equal((await again())?.isDelivered, false);
  assert.equal((await own()).length, 1);
  state.isMended = true;
  const outcomes = await Promise.all([again(), again()]);
  assert.deepEqual(outcomes.map((outcome) => outcome?.isDelivered).sort(), [true, undefined]);
  assert.deepEqual(heard, [2, 1]);
  assert.deepEqual([await own(), await gauge(), await outbox.oldestUndelivered([name])], [[], undefined, undefined]);
});
