import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../testing/test-clock.ts';
import { createUploadLimiter } from './upload-limiter.ts';

const work = async () => 'kept';

test('limits uploads per owner and minute, whatever their result, and answers with Retry-After', async () => {
  const clock = testClock();
  const limiter = createUploadLimiter(clock, async () => 3);
  const fails = async () => {
    throw new Error('no picture');
  };
  await limiter.run('a', work);
  clock.advanceMs(20_000);
  await assert.rejects(limiter.run('a', fails), { message: 'no picture' });
  await limiter.run('a', work);
  await assert.rejects(limiter.run('a', work), { code: 'too_many_uploads', status: 429, retryAfterSeconds: 40 });
  assert.equal(await limiter.run('b', work), 'kept', 'others have their own');
  clock.advanceMs(40_000);
  assert.equal(await limiter.run('a', work), 'kept', 'the first has left the minute');
  await assert.rejects(limiter.run('a', work), { code: 'too_many_uploads', retryAfterSeconds: 20 });
});

// covers 9
test('takes one upload per owner at a time, and frees the place after a failure', async () => {
  const limiter = createUploadLimiter(testClock(), async () => 100);
  let finish = () => {};
  const first = limiter.run('a', () => new Promise<void>((done) => (finish = done)));
  await assert.rejects(limiter.run('a', work), { code: 'upload_under_way', status: 429, retryAfterSeconds: 1 });
  assert.equal(await limiter.run('b', work), 'kept');
  finish();
  await first;
  const failed = limiter.run('a', async () => Promise.reject(new Error('no picture')));
  await assert.rejects(failed, { message: 'no picture' });
  assert.equal(await limiter.run('a', work), 'kept');
});
