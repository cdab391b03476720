import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { assertBomForOperators } from '../testing/bom-case.ts';
import { type RegistryFixture, registryFixture } from '../testing/registry-fixture.ts';
import { type S3Fixture, s3Fixture } from '../testing/s3-fixture.ts';

const script = `console.log("${'games '.repeat(400)}")`;
let s3: S3Fixture;
let registry: RegistryFixture;
before(async () => {
  s3 = await s3Fixture();
  const { endpoint, bucket, region, accessKey, secretKey } = s3.settings;
  registry = await registryFixture(undefined, undefined, {
    RELEASES_S3_ENDPOINT: endpoint,
    RELEASES_S3_BUCKET: bucket,
    RELEASES_S3_REGION: region,
    RELEASES_S3_ACCESS_KEY: accessKey,
    RELEASES_S3_SECRET_KEY: secretKey,
  });
});
after(async () => {
  await registry.close();
  await s3.close();
});

const get = (url: string, headers: Record<string, string> = {}) => registry.app.inject({ url, headers });
const states = async () => {
  const { value } = await registry.ask('GET', '/operator/releases');
  const releases = value.releases as { name: string; version: string; state: string }[];
  return releases.map((row) => `${row.name} ${row.version} ${row.state}`).sort();
};

// covers 10
test('publishes into the bucket, promotes and rolls back', async () => {
  await registry.publish('shell', '1.0.0');
  for (const version of ['1.0.0', '1.0.1'])
    assert.equal((await registry.publish('remote-games', version, { files: { 'main.abc.js': script } })).status, 200);
  for (const [name, version] of [
    ['shell', '1.0.0'],
    ['remote-games', '1.0.0'],
    ['remote-games', '1.0.1'],
  ] as const)
    assert.equal((await registry.promote(name, version)).status, 200);
  assert.deepEqual(await states(), ['remote-games 1.0.0 fallback', 'remote-games 1.0.1 live', 'shell 1.0.0 live']);
  const back = await registry.ask('POST', '/operator/releases/remote-games/rollback', { why: 'as a test' });
  assert.deepEqual([back.status, back.value.live], [200, '1.0.0']);
  assert.deepEqual(await states(), ['remote-games 1.0.0 live', 'remote-games 1.0.1 stored', 'shell 1.0.0 live']);
});

// covers 10
test('serves files from the bucket as from a folder', async () => {
  const url = '/releases/remote-games/1.0.0/main.abc.js';
  const plain = await get(url);
  assert.equal(plain.body, script);
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(plain.headers['cross-origin-resource-policy'], 'cross-origin');
  assert.equal(plain.headers['access-control-allow-origin'], '*');
  const small = await get(url, { 'accept-encoding': 'gzip, br' });
  assert.equal(small.headers['content-encoding'], 'br');
  assert.match(String(small.headers['content-type']), /javascript/);
  assert.equal(small.headers.vary, 'Accept-Encoding');
  assert.equal(brotliDecompressSync(small.rawPayload).toString(), script);
  const shell = await get('/releases/shell/1.0.0/main.abc.js');
  assert.deepEqual([shell.statusCode, shell.headers['access-control-allow-origin']], [200, undefined]);
});

// covers 10
test('gives the bill of materials of a release to operators of releases and not to players', async () => {
  await assertBomForOperators(registry);
});

test('answers 404 without caching for anything that is not a release file', async () => {
  for (const url of [
    '/releases/remote-games/1.0.0/gone.js',
    '/releases/remote-games/9.9.9/main.abc.js',
    '/releases/remote-cards/1.0.0/main.abc.js',
    '/releases/remote-games/1.0.0/..%2f..%2f..%2fplaced%2fremote-games%2f1.0.0',
    '/releases/placed/remote-games/1.0.0',
  ]) {
    const answer = await get(url, { 'accept-encoding': 'br' });
    assert.equal(answer.statusCode, 404, url);
    assert.doesNotMatch(String(answer.headers['cache-control']), /immutable/);
  }
});

// covers 10
test('reports and refuses a release with lost files, and restores it only from the same bytes', async () => {
  s3.objects.delete('releases/remote-games/1.0.1/main.abc.js');
  assert.ok((await states()).includes('remote-games 1.0.1 missing'));
  assert.equal((await registry.promote('remote-games', '1.0.1')).code, 'not_found');
  const other = await registry.publish('remote-games', '1.0.1', { files: { 'main.abc.js': 'another();' } });
  assert.equal(other.code, 'release_exists');
  assert.equal((await registry.publish('remote-games', '1.0.1', { files: { 'main.abc.js': script } })).status, 200);
  assert.ok((await states()).includes('remote-games 1.0.1 stored'));
});

test('keeps live pages, refuses to publish and stores nothing while the store is down', async () => {
  const before = await states();
  s3.fail('PUT', 1_000);
  const answer = await registry.publish('remote-games', '1.0.2', { files: { 'main.abc.js': script } });
  assert.equal(answer.status, 500);
  s3.fail('PUT', 0);
  assert.deepEqual(await states(), before);
  assert.equal((await get('/')).statusCode, 200);
  assert.equal((await registry.publish('remote-games', '1.0.2', { files: { 'main.abc.js': script } })).status, 200);
});
