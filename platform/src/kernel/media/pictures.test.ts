import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { loadedPictures } from '../../testing/hostile-files.ts';
import { encodePicture } from './pictures.ts';

test('lets a few of many concurrent pictures wait, and refuses the others for now', async () => {
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

test('removes metadata and trailing bytes from a picture', async () => {
  for (const [name, { bytes, load }] of await loadedPictures()) {
    assert.ok(Buffer.from(bytes).includes(load), `${name}: it was sent`);
    const encoded = await encodePicture(bytes);
    assert.deepEqual([encoded.width, encoded.height], [60, 40], name);
    const head = await sharp(encoded.bytes).metadata();
    assert.deepEqual(
      [head.format, head.exif, head.xmp, head.comments],
      ['webp', undefined, undefined, undefined],
      name,
    );
    assert.equal(Buffer.from(encoded.bytes).includes(load), false, name);
    // The container states its length: nothing comes after it.
    assert.equal(Buffer.from(encoded.bytes).readUInt32LE(4) + 8, encoded.bytes.byteLength, name);
  }
});
