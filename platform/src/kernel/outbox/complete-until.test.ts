import assert from 'node:assert/strict';
import { mock } from 'node:test';
import * as v from 'valibot';
import { databaseTests } from '../../testing/database/databases.ts';
import { heldTransaction } from '../../testing/database/held-transaction.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testKernel } from '../../testing/test-kernel.ts';
import { newId } from '../database/ids.ts';
import { systemClock } from '../time/clock.ts';
import { completeUntil } from './complete-until.ts';
import { defineTopic } from './outbox.ts';

const { test, database } = databaseTests();
const onServer = databaseTests(['postgres']);
const marginMs = 30_000;

function harness(of: typeof database) {
  const clock = testClock();
  const kernel = testKernel(of(), { clock });
  const topic = defineTopic(`topic-${newId()}`, v.object({}));
  const name = newId();
  const delivered: unknown[] = [];
  kernel.outbox.subscribe(topic, name, async (payload) => void delivered.push(payload));
  const age = async () => clock.now().getTime() - (await completeUntil(kernel, [name])).getTime();
  return { clock, kernel, topic, age };
}

// covers 9
test('completes figures up to half a minute ago, and up to undelivered events', async () => {
  const { clock, kernel, topic, age } = harness(database);
  assert.equal(await age(), marginMs);
  await kernel.outbox.publish(topic, {});
  clock.advanceMs(600_000);
  assert.equal(await age(), 600_000 + marginMs);
  await kernel.outbox.drain();
  assert.equal(await age(), marginMs);
});

onServer.test('a transaction that runs may still write what happened since it began', async () => {
  const { kernel, age } = harness(onServer.database);
  const slow = await heldTransaction(kernel.database, () => kernel.db.execute('select pg_sleep(0.05)'));
  try {
    assert.ok((await age()) >= marginMs + 50);
  } finally {
    slow.end();
    await slow.done;
  }
  assert.equal(await age(), marginMs);
});

for (const aheadMs of [600_000, -600_000]) {
  onServer.test(`a machine whose clock is ${aheadMs} ms ahead of the database settles nothing early`, async () => {
    const kernel = { ...testKernel(onServer.database()), clock: systemClock };
    const real = Date.now();
    mock.timers.enable({ apis: ['Date'], now: real + aheadMs });
    try {
      const until = (await completeUntil(kernel, [])).getTime();
      const earlier = real + Math.min(0, aheadMs) - marginMs;
      assert.ok(until >= earlier - 5_000 && until <= earlier + 60_000, `${until - earlier} ms`);
    } finally {
      mock.timers.reset();
    }
  });
}
