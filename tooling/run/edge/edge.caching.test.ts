import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nginxHarness, outlineOf } from './testing/nginx-harness.ts';

const { edge, shell, startGames } = await nginxHarness();
const games = await startGames();
const servers = { edge, games };

const immutable = 'max-age=31536000, immutable';

for (const [name, address, expected] of [
  ['games', '/releases/remote-games/1.0.0/main.abc.js', { status: 200, type: 'text/javascript', cache: immutable }],
  ['games', '/releases/remote-games/1.0.0/main.abc.css', { status: 200, type: 'text/css', cache: immutable }],
  ['games', '/releases/remote-games/1.0.0/face.abc.woff2', { status: 200, type: 'font/woff2', cache: immutable }],
  ['edge', '/', { status: 200, type: 'text/html', cache: 'no-cache' }],
  ['edge', '/register.html', { status: 200, type: 'text/html', cache: 'no-cache' }],
  ['edge', '/composition.json', { status: 200, type: 'application/json', cache: 'no-cache' }],
  ['edge', '/releases/shell/1.0.0/main.abc.js', { status: 200, type: 'text/javascript', cache: immutable }],
  ['edge', '/previews/abc123.json', { status: 200, type: 'application/json', cache: 'no-store' }],
  ['edge', '/wps/system/status', { status: 200, type: 'application/json', cache: 'no-store' }],
  ['edge', '/content/a.webp', { status: 200, type: 'application/json', cache: 'public, max-age=60' }],
] as const) {
  test(`${name} ${address}: ${expected.status}, ${expected.type}, ${expected.cache}`, async () => {
    assert.deepEqual(outlineOf(await servers[name].get(address)), expected);
  });
}

for (const [accepted, encoding] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
] as const) {
  test(`serves a script as compressed at its publication: ${accepted || 'nothing'} accepted`, async () => {
    for (const [server, name] of [
      [games, 'remote-games'],
      [edge, 'shell'],
    ] as const) {
      const { headers } = await server.get(`/releases/${name}/1.0.0/main.abc.js`, { 'accept-encoding': accepted });
      assert.equal(headers['content-encoding'], encoding);
      assert.equal(headers['content-type'], 'text/javascript');
      assert.equal(headers.vary, 'Accept-Encoding');
    }
    const small = await games.get('/releases/remote-games/1.0.0/small.abc.js', { 'accept-encoding': accepted });
    assert.deepEqual([small.headers['content-encoding'], small.text], [undefined, '0;']);
  });
}

test('revalidates page and composition by ETag, and sends each once', async () => {
  for (const address of ['/', '/composition.json']) {
    const { headers } = await edge.get(address);
    assert.ok(headers.etag);
    const again = await edge.get(address, { 'if-none-match': headers.etag });
    assert.deepEqual([again.status, again.text], [304, '']);
  }
  const { headers } = await edge.get('/help');
  assert.equal(headers['content-security-policy'], "default-src 'none'");
});

test("calls continue without the shell's server; a page is asked to come back, and is not cached", async () => {
  await shell.server.stop();
  try {
    assert.equal((await edge.get('/wps/system/status')).status, 200);
    const { status, headers } = await edge.get('/');
    assert.deepEqual([status, headers['cache-control'], headers['retry-after']], [503, 'no-store', '5']);
  } finally {
    await shell.server.start();
  }
  assert.equal((await edge.get('/')).status, 200);
});
