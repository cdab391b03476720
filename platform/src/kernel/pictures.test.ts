import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { encodePicture } from './pictures.ts';

test('of pictures that come all at once a few wait, the others are told to come back', async () => {
  const drawn = sharp({ create: { width: 20, height: 20, channels: 3, background: '#063' } });
  const bytes = await drawn.png().toBuffer();
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => encodePicture(bytes)));
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 8);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      assert.deepEqual(
        [outcome.reason.code, outcome.reason.status, outcome.reason.retryAfterSeconds],
        ['pictures_busy', 429, 5],
      );
  assert.equal((await encodePicture(bytes)).width, 20, 'then there is room again');
});
