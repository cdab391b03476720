import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { root } from '@portal/build/webpack/workspace';
import { freePort } from '@portal/machine/free-port';
import { compressedVariants } from '@portal/platform/modules/releases/storage/compressed-variants';
import { pagePaths } from '@portal/shared/contract/page-paths';
import { startNginx } from './nginx-server.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'nginx-files-'));
const files = path.join(folder, 'data');
const script = `console.log(${JSON.stringify('portal '.repeat(300))});\n`;

async function writeReleases(): Promise<void> {
  for (const name of ['remote-games', 'remote-lottery', 'shell']) {
    const release = path.join(files, 'releases', name, '1.0.0');
    await mkdir(release, { recursive: true });
    for (const file of ['main.abc.js', 'main.abc.css']) {
      await writeFile(path.join(release, file), script);
      for (const { suffix, bytes } of await compressedVariants(file, Buffer.from(script)))
        await writeFile(path.join(release, file + suffix), bytes);
    }
    await writeFile(path.join(release, 'small.abc.js'), '0;');
    for (const suffix of ['', '.br', '.gz']) await writeFile(path.join(release, `bom.json${suffix}`), '{}');
    await writeFile(path.join(release, 'face.abc.woff2'), 'font');
  }
  const site = path.join(files, 'site');
  await mkdir(path.join(site, 'previews'), { recursive: true });
  await writeFile(path.join(site, 'index.html'), '<!doctype html><title>Portal</title>');
  await writeFile(path.join(site, 'composition.json'), '{"sequence":1}');
  await writeFile(path.join(site, 'previews/abc123.json'), '{}');
  const headers = `add_header content-security-policy "default-src 'none'" always;\nadd_header cache-control "no-cache" always;\n`;
  await writeFile(path.join(site, 'headers.conf'), headers);
}

const tlsFolder = (name: string) => path.join(folder, `tls-${name}`);

/** `tls.conf` as an operator makes it from the example, with a certificate of its own. */
async function writeTls(name: string, port: number): Promise<void> {
  const folder = tlsFolder(name);
  await mkdir(folder);
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const asked = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await promisify(execFile)('openssl', [...asked, '-subj', '/CN=localhost', '-keyout', key, '-out', certificate]);
  const example = await readFile(path.join(root, 'edge/tls/tls.conf.example'), 'utf8');
  const own = example.replace('8443', `127.0.0.1:${port}`).replaceAll('/etc/nginx/tls', folder);
  await writeFile(path.join(folder, 'tls.conf'), own);
}

/** Stands in for the platform and reports its requests. */
const platform = createServer((incoming, answer) => {
  if (incoming.url === '/wps/events') {
    answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    answer.write('data: first\n\n');
    return;
  }
  const { url, headers } = incoming;
  answer.setHeader('set-cookie', 'a=b');
  const cacheHeaders = url?.startsWith('/content/') ? { 'cache-control': 'public, max-age=60' } : {};
  answer.writeHead(200, { 'content-type': 'application/json', ...cacheHeaders });
  answer.end(JSON.stringify({ url, headers }));
});
await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));

await writeReleases();
const ports = {
  games: await freePort(),
  shell: await freePort(),
  edge: await freePort(),
  tls: await freePort(),
  own: await freePort(),
  ownTls: await freePort(),
  scripts: await freePort(),
};
await writeTls('front', ports.tls);
await writeTls('own', ports.ownTls);
const games = await startNginx({
  name: 'remote-games',
  template: 'releases',
  port: ports.games,
  folder,
  values: { FILES_DIR: files, REMOTE: 'remote-games' },
});
const shell = await startNginx({
  name: 'shell',
  template: 'shell',
  port: ports.shell,
  folder,
  values: { FILES_DIR: files },
});
const platformServer = `127.0.0.1:${(platform.address() as AddressInfo).port}`;
const startEdge = (name: string, port: number, values: Record<string, string>) =>
  startNginx({
    name,
    template: 'edge',
    port,
    folder,
    values: {
      PLATFORM_SERVER: platformServer,
      SHELL_SERVER: `127.0.0.1:${ports.shell}`,
      TLS_SERVER: 'unix:',
      ...values,
    },
  });
const edge = await startEdge('edge', ports.edge, { PLAYERS_SCHEME: 'https', TLS_DIR: tlsFolder('front') });
/** An edge that ends TLS itself. */
const own = await startEdge('own', ports.own, { PLAYERS_SCHEME: '$scheme', TLS_DIR: tlsFolder('own') });
const scripts = await startNginx({
  name: 'scripts',
  template: 'scripts',
  port: ports.scripts,
  folder,
  values: { SCRIPTS_SERVER: platformServer, PLAYERS_SCHEME: 'https', TLS_DIR: folder, TLS_SERVER: 'unix:' },
});
after(async () => {
  await Promise.all([scripts.stop(), own.stop(), edge.stop(), shell.stop(), games.stop()]);
  platform.closeAllConnections();
  await new Promise((done) => platform.close(done));
  await rm(folder, { recursive: true });
});

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends the address unchanged, which fetch would normalise first. */
function get(port: number, address: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: address, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.once('error', reject);
    asked.end();
  });
}

const immutable = 'max-age=31536000, immutable';
const noPage = { status: 404, type: 'text/html', cache: 'no-cache' };
const gone = { status: 404, type: 'text/plain', cache: 'no-store' };

for (const [port, address, expected] of [
  ['games', '/releases/remote-games/1.0.0/main.abc.js', { status: 200, type: 'text/javascript', cache: immutable }],
  ['games', '/releases/remote-games/1.0.0/main.abc.css', { status: 200, type: 'text/css', cache: immutable }],
  ['games', '/releases/remote-games/1.0.0/face.abc.woff2', { status: 200, type: 'font/woff2', cache: immutable }],
  ['games', '/releases/remote-games/1.0.0/gone.js', gone],
  ['games', '/releases/remote-games/1.0.0/', gone],
  ['games', '/releases/remote-lottery/1.0.0/main.abc.js', gone],
  ['games', '/releases/remote-games/../shell/1.0.0/main.abc.js', gone],
  ['games', '/site/index.html', gone],
  ['games', '/', gone],
  ['edge', '/', { status: 200, type: 'text/html', cache: 'no-cache' }],
  ['edge', '/no/such/page', noPage],
  ['edge', '/rng/more', noPage],
  ['edge', '/other.html', noPage],
  ['edge', '/%', noPage],
  ['edge', '/%E0%A4%A', noPage],
  ['edge', '/register.html', { status: 200, type: 'text/html', cache: 'no-cache' }],
  ['edge', '/composition.json', { status: 200, type: 'application/json', cache: 'no-cache' }],
  ['edge', '/releases/shell/1.0.0/main.abc.js', { status: 200, type: 'text/javascript', cache: immutable }],
  ['edge', '/previews/abc123.json', { status: 200, type: 'application/json', cache: 'no-store' }],
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
  ['edge', '/wps/system/status', { status: 200, type: 'application/json', cache: 'no-store' }],
  ['edge', '/content/a.webp', { status: 200, type: 'application/json', cache: 'public, max-age=60' }],
] as const) {
  test(`${port} ${address}: ${expected.status}, ${expected.type}, ${expected.cache}`, async () => {
    const { status, headers } = await get(ports[port], address);
    const type = headers['content-type']?.split(';')[0];
    assert.deepEqual({ status, type, cache: headers['cache-control'] }, expected);
  });
}

test('answers every page address of the shell with the page, in either case', async () => {
  for (const path of pagePaths.flatMap((path) => [path, `${path.toUpperCase()}/`])) {
    const { status, headers } = await get(ports.edge, path);
    assert.deepEqual([status, headers['content-type']?.split(';')[0]], [200, 'text/html'], path);
  }
});

test('answers an unknown address with the whole page and its policy', async () => {
  const { text, headers } = await get(ports.edge, '/no/such/page', { 'if-none-match': '*' });
  assert.equal(text, '<!doctype html><title>Portal</title>');
  assert.equal(headers['content-security-policy'], "default-src 'none'");
});

test('lets any origin read files of a remote, and only its own those of the shell', async () => {
  for (const name of ['main.abc.js', 'main.abc.css', 'face.abc.woff2', 'gone.js']) {
    const { headers } = await get(ports.games, `/releases/remote-games/1.0.0/${name}`);
    assert.equal(headers['access-control-allow-origin'], '*', name);
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin', name);
    assert.equal(headers['x-content-type-options'], 'nosniff', name);
  }
  const { headers } = await get(ports.edge, '/releases/shell/1.0.0/main.abc.js');
  assert.equal(headers['access-control-allow-origin'], undefined);
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
});

for (const [accepted, encoding] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
] as const) {
  test(`serves a script as compressed at its publication: ${accepted || 'nothing'} accepted`, async () => {
    for (const [port, name] of [
      [ports.games, 'remote-games'],
      [ports.edge, 'shell'],
    ] as const) {
      const { headers } = await get(port, `/releases/${name}/1.0.0/main.abc.js`, { 'accept-encoding': accepted });
      assert.equal(headers['content-encoding'], encoding);
      assert.equal(headers['content-type'], 'text/javascript');
      assert.equal(headers.vary, 'Accept-Encoding');
    }
    const small = await get(ports.games, '/releases/remote-games/1.0.0/small.abc.js', { 'accept-encoding': accepted });
    assert.deepEqual([small.headers['content-encoding'], small.text], [undefined, '0;']);
  });
}

test('revalidates page and composition by ETag, and sends each once', async () => {
  for (const address of ['/', '/composition.json']) {
    const { headers } = await get(ports.edge, address);
    assert.ok(headers.etag);
    const again = await get(ports.edge, address, { 'if-none-match': headers.etag });
    assert.deepEqual([again.status, again.text], [304, '']);
  }
  const { headers } = await get(ports.edge, '/help');
  assert.equal(headers['content-security-policy'], "default-src 'none'");
});

// covers 10
test('sends who comes by http to https where the edge ends TLS, and keeps browsers there', async () => {
  const { status, headers } = await get(ports.own, '/rng?a=1', { host: 'portal.example' });
  assert.deepEqual([status, headers.location], [308, 'https://portal.example/rng?a=1']);
  assert.equal((await get(ports.own, '/healthz')).status, 200);
  for (const address of ['/releases/shell/1.0.0/main.abc.js', '/composition.json', '/operator/releases', '/main.js'])
    assert.match(
      (await get(ports.edge, address)).headers['strict-transport-security'] ?? '',
      /^max-age=31536000/,
      address,
    );
  const file = '/releases/remote-games/1.0.0/main.abc.js';
  const byHttps = await get(ports.games, file, { 'x-forwarded-proto': 'https' });
  assert.match(byHttps.headers['strict-transport-security'] ?? '', /^max-age=31536000/);
  assert.equal((await get(ports.games, file)).headers['strict-transport-security'], undefined);
});

// covers 10
test('writes no link to pay and no preview into the log', async () => {
  const links = [
    '/wps/deposit/pay/secret-of-a-payment',
    '/WPS/deposit//pay/secret-of-a-payment',
    '/previews/secret1.json',
  ];
  for (const address of links) await get(ports.edge, address);
  // A line is written when its answer is, before the next request of that worker.
  const log = await readFile(path.join(folder, 'edge/nginx.log'), 'utf8');
  assert.doesNotMatch(log, /secret/);
  assert.match(log, /GET \/wps\/deposit\/pay\/- 200/);
});

test('serves no bill of materials', async () => {
  for (const file of ['bom.json', 'bom.json.br', 'bom.json.gz'])
    assert.equal((await get(ports.games, `/releases/remote-games/1.0.0/${file}`)).status, 404, file);
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
  const { text } = await get(ports.edge, '/wps/system/status', forgedHeaders);
  const { headers } = JSON.parse(text) as { headers: IncomingHttpHeaders };
  assert.equal(headers['x-forwarded-for'], '127.0.0.1');
  assert.equal(headers['x-forwarded-proto'], 'https');
  for (const name of ['x-forwarded-host', 'forwarded', 'x-real-ip', 'cf-ipcountry', 'x-country-code'])
    assert.equal(headers[name], undefined, name);
});

// covers 10
test('passes on the frames for scripts of others and files of the shell, without cookies', async () => {
  for (const address of ['/sign-in', '/analytics', '/releases/shell/1.0.0/sign-in.abc.js']) {
    const { status, headers, text } = await get(ports.scripts, address, { cookie: 'visitor=1' });
    const passed: { url: string; headers: IncomingHttpHeaders } = JSON.parse(text);
    assert.deepEqual([status, passed.url, passed.headers.cookie], [200, address, undefined]);
    assert.equal(headers['set-cookie'], undefined);
  }
});

// covers 10
test('the live stream is passed on at once', async () => {
  const first = await new Promise<string>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: ports.edge, path: '/wps/events' }, (answer) =>
      answer.once('data', (chunk) => {
        resolve(String(chunk));
        asked.destroy();
      }),
    );
    asked.once('error', reject);
    asked.setTimeout(5_000, () => asked.destroy(new Error('nothing came')));
    asked.end();
  });
  assert.equal(first, 'data: first\n\n');
});

// covers 4
test('over HTTP/2 a page loads beside ten live streams on one connection', async () => {
  const session = connect(`https://localhost:${ports.tls}`, { rejectUnauthorized: false });
  const first = (address: string) =>
    new Promise<string>((resolve, reject) => {
      const asked = session.request({ ':path': address });
      asked.setEncoding('utf8').once('data', resolve).once('error', reject);
    });
  const streams = await Promise.all(Array.from({ length: 10 }, () => first('/wps/events')));
  assert.deepEqual(new Set(streams), new Set(['data: first\n\n']));
  assert.match(await first('/'), /<title>Portal/);
  assert.equal(session.alpnProtocol, 'h2');
  session.destroy();
});

test("calls continue without the shell's server; a page is asked to come back, and is not cached", async () => {
  await shell.stop();
  try {
    assert.equal((await get(ports.edge, '/wps/system/status')).status, 200);
    const { status, headers } = await get(ports.edge, '/');
    assert.deepEqual([status, headers['cache-control'], headers['retry-after']], [503, 'no-store', '5']);
  } finally {
    await shell.start();
  }
  assert.equal((await get(ports.edge, '/')).status, 200);
});
