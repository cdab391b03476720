import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { databaseTests } from '../../testing/database/databases.ts';
import { newId } from '../database/ids.ts';
import { jobRuns } from '../jobs/jobs.tables.ts';
import { createSecrets } from '../security/secrets.ts';
import { idempotencyRecords } from './idempotency.tables.ts';
import { answerOnce, forgetOldRecords, readIdempotencyKey, requestHash } from './idempotency.ts';

const { test, database } = databaseTests();
const secrets = createSecrets({ SECRETS_KEY: randomBytes(32).toString('base64'), DATA_DIR: '' });
const done = { status: 200, body: '{"success":true}' };
const claimOf = (key: string, fields: unknown = { amount: '1.00' }) => ({
  scope: 'member:1 post /x',
  key,
  requestHash: requestHash(secrets, fields),
});

/** Work that leaves a row in the database. */
async function leaveTrace(job: string): Promise<void> {
  await database()
    .db.insert(jobRuns)
    .values({ job, period: newId(), owner: 'o', leaseUntil: new Date(), startedAt: new Date() });
}
const tracesOf = (job: string) => database().db.$count(jobRuns, eq(jobRuns.job, job));

test('answers a repeated request byte for byte and does the work once', async () => {
  const key = newId();
  let calls = 0;
  const work = async () => {
    calls += 1;
    await leaveTrace(key);
    return { status: 200, body: `{"value":"${calls} ž"}` };
  };
  const first = await answerOnce(database(), claimOf(key, { a: 1, b: 2 }), work);
  const again = await answerOnce(database(), claimOf(key, { b: 2, a: 1 }), work);
  assert.deepEqual(again, { status: first.status, body: first.body });
  assert.deepEqual([calls, await tracesOf(key)], [1, 1]);
});

test('refuses another request under the same key as a conflict', async () => {
  const key = newId();
  await answerOnce(database(), claimOf(key), async () => done);
  await assert.rejects(
    answerOnce(database(), claimOf(key, { amount: '2.00' }), async () => done),
    { code: 'idempotency_conflict' },
  );
});

// covers 7
test('stores a keyed hash of the request, so that a reader of the records cannot guess its fields', async () => {
  const fields = { amount: '50.00', paymentPassword: '246810' };
  const storedHash = requestHash(secrets, fields);
  assert.equal(storedHash, requestHash(secrets, { paymentPassword: '246810', amount: '50.00' }));
  assert.notEqual(storedHash, requestHash(secrets, { ...fields, paymentPassword: '246811' }));
  const others = createSecrets({ SECRETS_KEY: randomBytes(32).toString('base64'), DATA_DIR: '' });
  assert.notEqual(storedHash, requestHash(others, fields));
  const plain = createHash('sha256').update(JSON.stringify(fields)).digest();
  for (const encoding of ['hex', 'base64url'] as const) assert.notEqual(storedHash, plain.toString(encoding));
});

test('refuses a second request while the first is in progress', async () => {
  const key = newId();
  await claimByAnother(key, '1 minute');
  await assert.rejects(
    answerOnce(database(), claimOf(key), async () => done),
    { code: 'in_progress' },
  );
});

test('takes over the claim of a dead process after its lease', async () => {
  const key = newId();
  await claimByAnother(key, '-1 second');
  assert.deepEqual(await answerOnce(database(), claimOf(key), async () => done), done);
});

test('rolls back work whose claim was taken over meanwhile', async () => {
  const key = newId();
  const work = async () => {
    await leaveTrace(key);
    await database().db.update(idempotencyRecords).set({ owner: 'another' }).where(eq(idempotencyRecords.key, key));
    return done;
  };
  await assert.rejects(answerOnce(database(), claimOf(key), work), { code: 'in_progress' });
  assert.equal(await tracesOf(key), 0);
});

test('leaves neither work nor answer when the process is killed between them', async () => {
  const key = newId();
  const killed = async () => {
    await leaveTrace(key);
    throw new Error('killed');
  };
  await assert.rejects(answerOnce(database(), claimOf(key), killed), /killed/);
  assert.equal(await tracesOf(key), 0);
  assert.deepEqual(await answerOnce(database(), claimOf(key), async () => done), done);
});

for (const [status, remembered] of [
  [422, true],
  [403, true],
  [400, false],
  [429, false],
] as const) {
  test(`an answer of ${status} is ${remembered ? '' : 'not '}remembered`, async () => {
    const key = newId();
    await answerOnce(database(), claimOf(key), async () => ({ status, body: 'first' }));
    const again = await answerOnce(database(), claimOf(key), async () => ({ status: 200, body: 'second' }));
    assert.equal(again.body, remembered ? 'first' : 'second');
  });
}

test('does the work once for twenty concurrent requests', async () => {
  const key = newId();
  const tries = Array.from({ length: 20 }, () =>
    answerOnce(database(), claimOf(key), async () => {
      await leaveTrace(key);
      return done;
    }),
  );
  const outcomes = await Promise.allSettled(tries);
  assert.ok(outcomes.some((outcome) => outcome.status === 'fulfilled'));
  for (const outcome of outcomes) if (outcome.status === 'rejected') assert.equal(outcome.reason.code, 'in_progress');
  assert.equal(await tracesOf(key), 1);
});

test('forgets a record after seven days', async () => {
  const key = newId();
  await answerOnce(database(), claimOf(key), async () => ({ status: 200, body: 'first' }));
  await forgetOldRecords(database(), new Date(Date.now() + 8 * 86_400_000));
  assert.equal(
    (await answerOnce(database(), claimOf(key), async () => ({ status: 200, body: 'second' }))).body,
    'second',
  );
});

test('refuses a missing, malformed or too long key with its own code', async () => {
  const faults = {
    idempotency_key_required: ['', ' '],
    idempotency_key_too_long: ['x'.repeat(129), 'x'.repeat(500), 'ž'.repeat(129)],
    idempotency_key_invalid: ['a b', 'ž', 'a\u0007', `${'x'.repeat(127)}ž`],
  };
  for (const [code, keys] of Object.entries(faults))
    for (const key of keys) assert.throws(() => readIdempotencyKey(key), { code }, key);
  for (const key of ['x', 'x'.repeat(128), newId()]) assert.equal(readIdempotencyKey(key), key);
});

async function claimByAnother(key: string, lease: string): Promise<void> {
  const leaseUntil = sql<Date>`now() + ${lease}::interval`;
  await database()
    .db.insert(idempotencyRecords)
    .values({ ...claimOf(key), owner: 'another', leaseUntil });
}
