import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploadPicture } from '@portal/shared/contract/content/operator-content';
import { listAudit } from '@portal/shared/contract/operators/audit';
import sharp from 'sharp';
import type { App } from '../../app.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { operatorToken } from '../../testing/operator-token.ts';
import { testApp } from '../../testing/test-kernel.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c03' } });

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let token: string;

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    token = await operatorToken(app, 'wendy', 'content');
  });
  after(() => app.close());

  const upload = (bytes: Uint8Array) =>
    api.send(uploadPicture, { data: Buffer.from(bytes).toString('base64'), why: 'for a test' }, { token });

  test('PNG, JPEG and WebP are re-encoded without their metadata, and cached for ever', async () => {
    // Rotated by its metadata, as phones store it.
    const note = { orientation: 6, exif: { IFD0: { Copyright: 'secret place' } } };
    const jpeg = await plain(60, 40).withMetadata(note).jpeg().toBuffer();
    assert.ok(jpeg.includes('secret place'));
    for (const bytes of [jpeg, await plain(40, 60).png().toBuffer(), await plain(40, 60).webp().toBuffer()]) {
      const { value } = await upload(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]));
      assert.deepEqual([value.width, value.height], [40, 60]);
      const served = await app.server.inject(value.url);
      assert.deepEqual(
        [served.statusCode, served.headers['content-type'], served.headers['cache-control']],
        [200, 'image/webp', 'public, max-age=31536000, immutable'],
      );
      assert.equal(served.headers['x-content-type-options'], 'nosniff');
      assert.equal((await sharp(served.rawPayload).metadata()).format, 'webp');
      assert.doesNotMatch(served.rawPayload.toString('latin1'), /secret place|script/);
    }
    const [line] = (await api.send(listAudit, {}, { token })).value.list;
    assert.equal(line?.act, 'upload-picture');
  });

  // covers 3
  test('a file that is not a picture is refused, whatever its type says', async () => {
    const whole = await plain(400, 400).png().toBuffer();
    const others = [
      Buffer.alloc(0),
      Buffer.from('GIF89a'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      Buffer.from('\u0089PNG\r\n\u001a\n<script>alert(1)</script>', 'latin1'),
      await plain(9, 9).gif().toBuffer(),
      await plain(9, 9).tiff().toBuffer(),
      whole.subarray(0, whole.length / 2),
    ];
    for (const [index, bytes] of others.entries()) {
      const { status, code } = await upload(bytes);
      assert.deepEqual([status, code], [422, 'not_a_picture'], String(index));
    }
    const text = await api.send(uploadPicture, { data: '"><img>', why: 'for a test' }, { token });
    assert.equal(text.code, 'not_a_picture');
  });

  test('too many bytes and too many pixels are refused before decoding', async () => {
    const bomb = await plain(5001, 5000).png({ compressionLevel: 9 }).toBuffer();
    assert.ok(bomb.length < 400_000, 'small as a file');
    assert.deepEqual([(await upload(bomb)).status, (await upload(bomb)).code], [422, 'picture_too_large']);
    const heavy = Buffer.alloc(5 * 1024 * 1024 + 1);
    assert.equal((await upload(heavy)).code, 'picture_too_large');
    assert.equal((await upload(Buffer.alloc(6_000_000))).status, 413);
  });

  test('an unknown picture and an invalid path are not found', async () => {
    for (const name of ['0'.repeat(64), '..%2f..%2fetc', 'x'])
      assert.equal((await app.server.inject(`/content/${name}.webp`)).statusCode, 404, name);
  });
});
