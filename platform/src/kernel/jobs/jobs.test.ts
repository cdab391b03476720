import assert from 'node:assert/strict';
import { and, eq, sql } from 'drizzle-orm';
import { databaseTests } from '../../testing/database/databases.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testKernel } from '../../testing/test-kernel.ts';
import { idempotencyRecords } from '../calls/idempotency.tables.ts';
import { newId } from '../database/ids.ts';
import { jobRuns } from './jobs.tables.ts';
import { everySeconds } from './jobs.ts';

const { test, database } = databaseTests();

test('does each period once across processes', async () => {
  const clock = testClock();
  const name = newId();
  const ran: string[] = [];
  const processes = Array.from({ length: 3 }, () => testKernel(database(), { clock }).jobs);
  for (const jobs of processes) {
    jobs.add({ name, periodsDue: everySeconds(300), run: async (period) => void ran.push(period) });
  }
  for (let turn = 0; turn < 4; turn += 1) {
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    clock.advanceMs(150_000);
  }
  assert.deepEqual(ran, ['2026-03-02T08:00:00.000Z', '2026-03-02T08:05:00.000Z']);
});

test('rolls back a failed period and tries it again', async () => {
  const name = newId();
  let attempts = 0;
  const kernel = testKernel(database());
  kernel.jobs.add({
    name,
    periodsDue: () => ['only'],
    async run() {
      attempts += 1;
      const leaseUntil = new Date();
      await kernel.db
        .insert(idempotencyRecords)
        .values({ scope: name, key: newId(), requestHash: '', owner: '', leaseUntil });
      if (attempts === 1) throw new Error('not now');
    },
  });
  await kernel.jobs.runDue();
  assert.equal(await kernel.db.$count(idempotencyRecords, eq(idempotencyRecords.scope, name)), 0);
  await kernel.jobs.runDue();
  assert.equal(attempts, 1, 'not before its lease has ended');
  await endLease(name);
  await kernel.jobs.runDue();
  await kernel.jobs.runDue();
  assert.equal(attempts, 2);
  assert.equal(await kernel.db.$count(idempotencyRecords, eq(idempotencyRecords.scope, name)), 1);
});

test('rolls back work whose lease was taken over meanwhile', async () => {
  const name = newId();
  const kernel = testKernel(database());
  kernel.jobs.add({
    name,
    periodsDue: () => ['only'],
    async run() {
      await kernel.db.update(jobRuns).set({ owner: 'another' }).where(eq(jobRuns.job, name));
      await kernel.db
        .insert(idempotencyRecords)
        .values({ scope: name, key: '1', requestHash: '', owner: '', leaseUntil: new Date() });
    },
  });
  await kernel.jobs.runDue();
  assert.equal(await kernel.db.$count(idempotencyRecords, eq(idempotencyRecords.scope, name)), 0);
});

async function endLease(job: string): Promise<void> {
  await database()
    .db.update(jobRuns)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(and(eq(jobRuns.job, job)));
}
