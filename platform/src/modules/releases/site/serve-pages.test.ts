import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { type RegistryFixture, registryFixture } from '../testing/registry-fixture.ts';

const script = `console.log("${'games '.repeat(400)}")`;
let registry: RegistryFixture;
before(async () => {
  registry = await registryFixture();
});
after(() => registry.close());

const get = (url: string, headers: Record<string, string> = {}) => registry.app.inject({ url, headers });

test('answers 503 before a shell is live', async () => {
  const answer = await get('/');
  assert.equal(answer.statusCode, 503);
  assert.equal(answer.headers['retry-after'], '5');
  assert.equal((await get('/composition.json')).statusCode, 404);
});

// covers 2.1
test('serves the page for every path except calls and files, with 404 where the shell has no page', async () => {
  await registry.publish('shell', '1.0.0');
  await registry.publish('remote-games', '1.0.0', { files: { 'main.abc.js': script } });
  await registry.promote('shell', '1.0.0');
  await registry.promote('remote-games', '1.0.0');
  for (const [url, status] of [
    ['/', 200],
    ['/rng?page=PG', 200],
    ['/RNG/', 200],
    ['/noticePage', 200],
    ['/register.html', 200],
    ['/no/such/page', 404],
    ['/rng/more', 404],
    ['/other.html', 404],
    ['/__proto__', 404],
  ] as const) {
    const answer = await get(url);
    assert.equal(answer.statusCode, status, url);
    assert.match(answer.body, /id="composition"/);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.equal(answer.headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
    assert.match(
      String(answer.headers['content-security-policy']),
      /script-src 'self';.*img-src 'self' data: blob:;.*frame-src http:\/\/localhost:18081;/,
    );
  }
});

test("escapes the operator's brand in the title", async () => {
  assert.match((await get('/')).body, /<title>Lantern &lt;\/title&gt;<\/title>/);
});

test('answers a missing file or call with 404 and never with the page', async () => {
  for (const url of [
    '/releases/remote-games/1.0.0/gone.js',
    '/releases/remote-games/9.9.9/main.abc.js',
    '/wps/x',
    '/lgw/x',
    '/lotto/x',
    '/vendor/x',
    '/operator/x',
    '/docs/x',
    '/app.js',
  ]) {
    const answer = await get(url);
    assert.equal(answer.statusCode, 404, url);
    assert.doesNotMatch(answer.body, /<html/);
  }
});

test('serves no path outside the release folder', async () => {
  for (const url of [
    '/releases/..%2fkeys%2fcomposition-keys.json',
    '/releases/%2e%2e/keys/composition-keys.json',
    '/releases/.incoming/x',
  ]) {
    const answer = await get(url);
    assert.ok(answer.statusCode >= 400 && answer.statusCode < 500, url);
    assert.doesNotMatch(answer.body, /"d":/);
  }
});

test('does not send a page again that the browser has', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': String(headers.etag) });
  assert.equal(again.statusCode, 304);
  assert.equal(again.body, '');
  await registry.publish('remote-games', '1.0.1');
  await registry.promote('remote-games', '1.0.1');
  assert.equal((await get('/', { 'if-none-match': String(headers.etag) })).statusCode, 200);
  const lost = await get('/no/such/page');
  assert.equal((await get('/no/such/page', { 'if-none-match': String(lost.headers.etag) })).statusCode, 404);
  await registry.ask('POST', '/operator/releases/remote-games/rollback', { why: 'back again' });
});

test('serves release files as immutable, compressed for clients that accept it', async () => {
  const url = '/releases/remote-games/1.0.0/main.abc.js';
  const plain = await get(url);
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(plain.headers['cross-origin-resource-policy'], 'cross-origin');
  assert.equal(plain.body, script);
  const small = await get(url, { 'accept-encoding': 'gzip, br' });
  assert.equal(small.headers['content-encoding'], 'br');
  assert.match(String(small.headers['content-type']), /javascript/);
  assert.equal(brotliDecompressSync(small.rawPayload).toString(), script);
  assert.equal(small.headers.vary, 'Accept-Encoding');
});

test('compresses the page, except for clients that refuse it', async () => {
  assert.equal((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding'], 'br');
  assert.equal((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding'], 'gzip');
  assert.equal((await get('/')).headers['content-encoding'], undefined);
});

test('sets the visitor cookie once', async () => {
  const first = String((await get('/')).headers['set-cookie']);
  assert.match(first, /^visitor=[0-9a-f-]{36}; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  const cookie = first.split(';')[0] ?? '';
  assert.equal((await get('/', { cookie: `a=b; ${cookie}` })).headers['set-cookie'], undefined);
});

test('answers 404 at once for a deleted release folder', async () => {
  await rm(path.join(registry.dataDir, 'releases/remote-games/1.0.0'), { recursive: true });
  const answer = await get('/releases/remote-games/1.0.0/main.abc.js');
  assert.equal(answer.statusCode, 404);
  assert.equal((await get('/')).statusCode, 200);
});
