import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import { test } from 'node:test';
import { pagePaths } from '@portal/shared/contract/page-paths';
import { nginxHarness, outlineOf } from './testing/nginx-harness.ts';

const { edge, edgeLog, startGames, startOwnEdge, startScripts } = await nginxHarness();
const [games, ownEdge, scripts] = [await startGames(), await startOwnEdge(), await startScripts()];
const servers = { edge, games, scripts };

const noPage = { status: 404, type: 'text/html', cache: 'no-cache' };
const gone = { status: 404, type: 'text/plain', cache: 'no-store' };

for (const [name, address, expected] of [
  ['games', '/releases/remote-games/1.0.0/gone.js', gone],
  ['games', '/releases/remote-games/1.0.0/', gone],
  ['games', '/releases/remote-lottery/1.0.0/main.abc.js', gone],
  ['games', '/releases/remote-games/../shell/1.0.0/main.abc.js', gone],
  ['games', '/site/index.html', gone],
  ['games', '/', gone],
  ['edge', '/no/such/page', noPage],
  ['edge', '/rng/more', noPage],
  ['edge', '/other.html', noPage],
  ['edge', '/%', noPage],
  ['edge', '/%E0%A4%A', noPage],
  ['edge', '/previews/other.json', gone],
  ['edge', '/previews/abc123', noPage],
  ['edge', '/releases/shell/1.0.0/gone.js', gone],
  ['edge', '/releases/remote-games/1.0.0/main.abc.js', gone],
  ['edge', '/main.js', gone],
  ['edge', '/.env', gone],
  ['edge', '/operator/releases', gone],
  ['edge', '//operator/releases', gone],
  ['edge', '/wps/../operator/releases', gone],
  ['edge', '/wps/%2e%2e/operator/releases', gone],
  ['edge', '/metrics', gone],
  ['edge', '/dev/outbox.json', gone],
  ['scripts', '/wps/system/status', gone],
  ['scripts', '/operator/releases', gone],
  ['scripts', '/sign-in/', gone],
  ['scripts', '/', gone],
  ['scripts', '/releases/remote-games/1.0.0/main.abc.js', gone],
  ['scripts', '/releases/shell/../remote-games/1.0.0/main.abc.js', gone],
] as const) {
  test(`${name} ${address}: ${expected.status}, ${expected.type}, ${expected.cache}`, async () => {
    assert.deepEqual(outlineOf(await servers[name].get(address)), expected);
  });
}

test('answers every page address of the shell with the page, in either case', async () => {
  for (const path of pagePaths.flatMap((path) => [path, `${path.toUpperCase()}/`])) {
    const { status, headers } = await edge.get(path);
    assert.deepEqual([status, headers['content-type']?.split(';')[0]], [200, 'text/html'], path);
  }
});

test('answers an unknown address with the whole page and its policy', async () => {
  const { text, headers } = await edge.get('/no/such/page', { 'if-none-match': '*' });
  assert.equal(text, '<!doctype html><title>Portal</title>');
  assert.equal(headers['content-security-policy'], "default-src 'none'");
});

test('lets any origin read files of a remote, and only its own those of the shell', async () => {
  for (const name of ['main.abc.js', 'main.abc.css', 'face.abc.woff2', 'gone.js']) {
    const { headers } = await games.get(`/releases/remote-games/1.0.0/${name}`);
    assert.equal(headers['access-control-allow-origin'], '*', name);
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin', name);
    assert.equal(headers['x-content-type-options'], 'nosniff', name);
  }
  const { headers } = await edge.get('/releases/shell/1.0.0/main.abc.js');
  assert.equal(headers['access-control-allow-origin'], undefined);
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
});

// covers 10
test('sends who comes by http to https where the edge ends TLS, and keeps browsers there', async () => {
  const { status, headers } = await ownEdge.get('/rng?a=1', { host: 'portal.example' });
  assert.deepEqual([status, headers.location], [308, 'https://portal.example/rng?a=1']);
  assert.equal((await ownEdge.get('/healthz')).status, 200);
  for (const address of ['/releases/shell/1.0.0/main.abc.js', '/composition.json', '/operator/releases', '/main.js'])
    assert.match((await edge.get(address)).headers['strict-transport-security'] ?? '', /^max-age=31536000/, address);
  const file = '/releases/remote-games/1.0.0/main.abc.js';
  const byHttps = await games.get(file, { 'x-forwarded-proto': 'https' });
  assert.match(byHttps.headers['strict-transport-security'] ?? '', /^max-age=31536000/);
  assert.equal((await games.get(file)).headers['strict-transport-security'], undefined);
});

// covers 10
test('writes no link to pay and no preview into the log', async () => {
  const links = [
    '/wps/deposit/pay/secret-of-a-payment',
    '/WPS/deposit//pay/secret-of-a-payment',
    '/previews/secret1.json',
  ];
  for (const address of links) await edge.get(address);
  // A line is written when its answer is, before the next request of that worker.
  const log = await edgeLog();
  assert.doesNotMatch(log, /secret/);
  assert.match(log, /GET \/wps\/deposit\/pay\/- 200/);
});

test('serves no bill of materials', async () => {
  for (const file of ['bom.json', 'bom.json.br', 'bom.json.gz'])
    assert.equal((await games.get(`/releases/remote-games/1.0.0/${file}`)).status, 404, file);
});

// covers 10
test('ignores forged headers about the origin of a call', async () => {
  const forgedHeaders = {
    'x-forwarded-for': '9.9.9.9',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=9.9.9.9',
    'x-real-ip': '9.9.9.9',
    'cf-ipcountry': 'XX',
    'x-country-code': 'XX',
  };
  const { text } = await edge.get('/wps/system/status', forgedHeaders);
  const { headers } = JSON.parse(text) as { headers: IncomingHttpHeaders };
  assert.equal(headers['x-forwarded-for'], '127.0.0.1');
  assert.equal(headers['x-forwarded-proto'], 'https');
  for (const name of ['x-forwarded-host', 'forwarded', 'x-real-ip', 'cf-ipcountry', 'x-country-code'])
    assert.equal(headers[name], undefined, name);
});

// covers 10
test('passes on the frames for scripts of others and files of the shell, without cookies', async () => {
  for (const address of ['/sign-in', '/analytics', '/releases/shell/1.0.0/sign-in.abc.js']) {
    const { status, headers, text } = await scripts.get(address, { cookie: 'visitor=1' });
    const passed: { url: string; headers: IncomingHttpHeaders } = JSON.parse(text);
    assert.deepEqual([status, passed.url, passed.headers.cookie], [200, address, undefined]);
    assert.equal(headers['set-cookie'], undefined);
  }
});
