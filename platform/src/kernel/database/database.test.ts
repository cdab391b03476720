import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { databaseTests } from '../../testing/database/databases.ts';
import { jobRuns } from '../jobs/jobs.tables.ts';
import { newId } from './ids.ts';

const { test, database } = databaseTests();

function insert(job: string) {
  return database()
    .db.insert(jobRuns)
    .values({ job, period: 'p', owner: 'o', leaseUntil: new Date(), startedAt: new Date() });
}

async function countOf(job: string): Promise<number> {
  return database().db.$count(jobRuns, sql`${jobRuns.job} = ${job}`);
}

test('uses the transaction around it through the outer handle', async () => {
  const job = newId();
  await assert.rejects(
    database().db.transaction(async () => {
      await insert(job);
      assert.equal(await countOf(job), 1);
      throw new Error('back');
    }),
    /back/,
  );
  assert.equal(await countOf(job), 0);
});

test('rolls back an inner transaction alone', async () => {
  const [committed, rolledBack] = [newId(), newId()];
  await database().transaction(async () => {
    await insert(committed);
    const inner = database().transaction(async () => {
      await insert(rolledBack);
      throw new Error('back');
    });
    await assert.rejects(inner, /back/);
  });
  assert.deepEqual([await countOf(committed), await countOf(rolledBack)], [1, 0]);
});

test('runs after-commit work after the commit, and not at all after a rollback', async () => {
  const heard: string[] = [];
  await database().transaction(async () => {
    database().afterCommit(() => heard.push('committed'));
    assert.equal(heard.length, 0);
    const inner = database().transaction(async () => {
      database().afterCommit(() => heard.push('inner, rolled back'));
      throw new Error('back');
    });
    await assert.rejects(inner);
  });
  database().afterCommit(() => heard.push('no transaction'));
  assert.deepEqual(heard, ['committed', 'no transaction']);
});

test('uses the database itself in work that outlives its transaction', async () => {
  const job = newId();
  let later: Promise<unknown> = Promise.resolve();
  await database().transaction(async () => {
    await insert(newId());
    later = new Promise((resolve) => setImmediate(resolve))
      .then(() => new Promise((resolve) => setTimeout(resolve, 5)))
      .then(() => insert(job));
  });
  await later;
  assert.equal(await countOf(job), 1);
});

test('retries the work after a serialization failure', async () => {
  const job = newId();
  let attempts = 0;
  await database().transaction(async () => {
    attempts += 1;
    await insert(job);
    if (attempts < 3)
      await database().db.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
  });
  assert.deepEqual([attempts, await countOf(job)], [3, 1]);
});
