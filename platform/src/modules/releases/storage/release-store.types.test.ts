import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { releaseFixture } from '../testing/release-fixture.ts';
import { type S3Fixture, s3Fixture } from '../testing/s3-fixture.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.types.ts';
import { s3Bucket } from './s3-bucket.ts';

const games = releaseFixture('remote-games', '1.0.0', {
  files: { 'main.abc.js': 'games();\n'.repeat(400), 'a/b/one.js': '1', 'a/two.css': '2', 'three.svg': '3' },
});
const name = 'remote-games';

interface Stored {
  store: ReleaseStore;
  /** Replaces an object or file by other content. */
  damage(file: string, text: string): Promise<void>;
}

let s3: S3Fixture;
let folder: string;
before(async () => {
  s3 = await s3Fixture();
});
beforeEach(async () => {
  s3.objects.clear();
  s3.asked.clear();
  folder = await mkdtemp(path.join(tmpdir(), 'stores-'));
});
after(() => s3.close());

const stores: Record<string, () => Stored> = {
  folder: () => ({
    store: folderStore(folder),
    damage: (file, text) => writeFile(path.join(folder, name, '1.0.0', file), text),
  }),
  bucket: () => ({
    store: bucketStore(s3Bucket(s3.settings)),
    damage: (file, text) => s3Bucket(s3.settings).put(`releases/${name}/1.0.0/${file}`, Buffer.from(text)),
  }),
};

const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();

async function placeRelease({ store }: Stored, version = '1.0.0'): Promise<void> {
  const prepared = await store.prepare(games.files);
  await prepared.placeAs(name, version);
  await prepared.discard();
}

for (const [kind, open] of Object.entries(stores))
  describe(`a ${kind}`, () => {
    let stored: Stored;
    beforeEach(() => {
      stored = open();
    });
    after(() => rm(folder, { recursive: true, force: true }));

    test('makes a release readable and complete once placed, and not before', async () => {
      const prepared = await stored.store.prepare(games.files);
      assert.deepEqual(await stored.store.versionsOf(name), []);
      assert.equal(await stored.store.stateOf(games.manifest), 'missing');
      assert.equal(await stored.store.read(games.manifest, 'a/two.css'), undefined);
      await prepared.placeAs(name, '1.0.0');
      await prepared.placeAs(name, '1.0.0');
      await prepared.discard();
      assert.deepEqual(await stored.store.versionsOf(name), ['1.0.0']);
      assert.equal(await stored.store.stateOf(games.manifest), 'whole');
      assert.equal(textOf(await stored.store.read(games.manifest, 'a/two.css')), '2');
      assert.equal(await stored.store.read(games.manifest, 'release.json'), undefined, 'it does not list itself');
    });

    test('reports a file with other bytes as changed and does not read it, even at the same length', async () => {
      await placeRelease(stored);
      assert.equal(await stored.store.stateOf(games.manifest), 'whole');
      await stored.damage('a/two.css', '3');
      assert.equal(await stored.store.stateOf(games.manifest), 'changed');
      assert.equal(await stored.store.read(games.manifest, 'a/two.css'), undefined);
      await placeRelease(stored);
      assert.equal(await stored.store.stateOf(games.manifest), 'whole');
    });

    // covers 10
    test('hides a withdrawn folder at once, and restores it completely', async () => {
      await placeRelease(stored);
      await placeRelease(stored, '1.0.1');
      const hidden = await stored.store.hide(name, '1.0.0');
      assert.deepEqual(await stored.store.versionsOf(name), ['1.0.1']);
      assert.equal(await stored.store.stateOf(games.manifest), 'missing');
      assert.equal(await stored.store.read(games.manifest, 'a/two.css'), undefined);
      await hidden.restore();
      assert.equal(await stored.store.stateOf(games.manifest), 'whole');
      assert.deepEqual([...(await stored.store.versionsOf(name))].sort(), ['1.0.0', '1.0.1']);
    });

    test('deletes a discarded folder, unless the same version was placed again meanwhile', async () => {
      await placeRelease(stored);
      const first = await stored.store.hide(name, '1.0.0');
      await placeRelease(stored);
      await first.discard();
      assert.equal(await stored.store.stateOf(games.manifest), 'whole');
      await (await stored.store.hide(name, '1.0.0')).discard();
      assert.deepEqual(await stored.store.versionsOf(name), []);
      assert.equal(await stored.store.stateOf(games.manifest), 'missing');
    });

    test('sets aside a folder that is gone already', async () => {
      const hidden = await stored.store.hide(name, '1.0.0');
      await hidden.restore();
      await hidden.discard();
      assert.deepEqual(await stored.store.versionsOf(name), []);
    });
  });

describe('bucket only', () => {
  const store = () => bucketStore(s3Bucket(s3.settings));
  const keys = (prefix = '') => [...s3.objects.keys()].filter((key) => key.startsWith(prefix)).sort();

  test('stores files with their content types and compressed forms for a CDN', async () => {
    await placeRelease({ store: store(), damage: async () => undefined });
    const script = s3.objects.get('releases/remote-games/1.0.0/main.abc.js');
    assert.equal(script?.contentType, 'text/javascript; charset=utf-8');
    assert.equal(script.cacheControl, 'public, max-age=31536000, immutable');
    assert.ok(s3.objects.has('releases/remote-games/1.0.0/main.abc.js.br'));
    assert.ok(s3.objects.has('releases/remote-games/1.0.0/release.json'));
    assert.deepEqual(keys('unfinished/'), []);
  });

  test('does not read complete objects again while their ETag is the same', async () => {
    const opened = store();
    await placeRelease({ store: opened, damage: async () => undefined });
    await opened.stateOf(games.manifest);
    const read = s3.asked.get('GET') ?? 0;
    await opened.stateOf(games.manifest);
    const listings = Math.ceil(keys('releases/').length / 3);
    assert.equal((s3.asked.get('GET') ?? 0) - read, listings + 1, 'the listing, and the mark of the folder');
  });

  // covers 10
  test('leaves no visible release when placing fails, and removes its rest a day later', async () => {
    const prepared = await store().prepare(games.files);
    const first = s3Bucket(s3.settings);
    const put = {
      ...first,
      put: async (key: string, bytes: Uint8Array) => {
        if (key.endsWith('three.svg')) throw new Error('the line is cut');
        await first.put(key, bytes);
      },
    };
    const broken = await bucketStore(put).prepare(games.files);
    await assert.rejects(broken.placeAs(name, '1.0.0'), /the line is cut/);
    await broken.discard();
    assert.deepEqual(await store().versionsOf(name), []);
    assert.equal(await store().stateOf(games.manifest), 'missing');
    assert.ok(keys('releases/').length > 0);
    await store().prepare(games.files);
    assert.ok(keys('releases/').length > 0, 'somebody may be writing it');
    for (const object of s3.objects.values()) object.changedAt = new Date(Date.now() - 25 * 3_600_000);
    await store().prepare(games.files);
    assert.deepEqual(keys(), []);
    await prepared.placeAs(name, '1.0.0');
    assert.equal(await store().stateOf(games.manifest), 'whole');
  });

  // covers 10
  test('retries a busy store; reports lasting failures and wrong keys without the secret', async () => {
    s3.fail('PUT', 2);
    await s3Bucket(s3.settings).put('a', Buffer.from('b'));
    assert.equal(textOf(await s3Bucket(s3.settings).get('a')), 'b');
    s3.fail('GET', 4);
    await assert.rejects(s3Bucket(s3.settings).get('a'), /answered 503 SlowDown to GET \/releases-of-a-test\/a$/);
    for (const wrong of [{ secretKey: 'not the secret' }, { accessKey: 'nobody' }, { region: 'elsewhere-1' }]) {
      const bucket = s3Bucket({ ...s3.settings, ...wrong });
      await assert.rejects(bucket.get('a'), /answered 403 SignatureDoesNotMatch/);
      await assert.rejects(bucket.list(''), /answered 403/);
    }
    await assert.rejects(s3Bucket({ ...s3.settings, bucket: 'another' }).get('a'), /answered 404 NoSuchBucket/);
  });
});
