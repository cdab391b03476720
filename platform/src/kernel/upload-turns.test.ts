import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../testing/test-clock.ts';
import { createUploadTurns } from './upload-turns.ts';

const work = async () => 'kept';

test('limits uploads per owner and minute, whatever their result, and answers with Retry-After', async () => {
  const clock = testClock();
  const turns = createUploadTurns(clock, async () => 3);
  const fails = async () => {
    throw new Error('no picture');
  };
  await turns.take('a', work);
  clock.advanceMs(20_000);
  await assert.rejects(turns.take('a', fails), { message: 'no picture' });
  await turns.take('a', work);
  await assert.rejects(turns.take('a', work), { code: 'too_many_uploads', status: 429, retryAfterSeconds: 40 });
  assert.equal(await turns.take('b', work), 'kept', 'others have their own');
  clock.advanceMs(40_000);
  assert.equal(await turns.take('a', work), 'kept', 'the first has left the minute');
  await assert.rejects(turns.take('a', work), { code: 'too_many_uploads', retryAfterSeconds: 20 });
});

test('takes one upload per owner at a time, and frees the place after a failure', async () => {
  const turns = createUploadTurns(testClock(), async () => 100);
  let finish = () => {};
  const first = turns.take('a', () => new Promise<void>((done) => (finish = done)));
  await assert.rejects(turns.take('a', work), { code: 'upload_under_way', status: 429, retryAfterSeconds: 1 });
  assert.equal(await turns.take('b', work), 'kept');
  finish();
  await first;
  const failed = turns.take('a', async () => Promise.reject(new Error('no picture')));
  await assert.rejects(failed, { message: 'no picture' });
  assert.equal(await turns.take('a', work), 'kept');
});
