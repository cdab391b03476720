import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { type OwnPorts, openOwnPorts } from '../../../testing/own-ports.ts';

const script = `console.log("${'console '.repeat(300)}")`;
const html = '<!doctype html><title>Operator console</title>';
let home: string;
let folder: string;
let harness: OwnPorts;
let ports: OwnPorts['ports'];

before(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'console-'));
  folder = path.join(home, 'built');
  await writeFile(path.join(home, 'secret.txt'), 'a secret beside the build');
  harness = await openOwnPorts({ OPERATOR_CONSOLE_DIR: folder });
  ports = harness.ports;
});
after(async () => {
  await harness.close();
  await rm(home, { recursive: true });
});

const get = (port: number, target: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${target}`, { headers });

/** Sends the raw target, which an HTTP client would normalize. */
async function raw(port: number, target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

async function build(): Promise<void> {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'main.0123456789ab.js'), script);
  await writeFile(path.join(folder, 'assets/face.0123456789ab.woff2'), 'face');
  await writeFile(path.join(folder, 'index.html'), html);
}

// covers 10
test('shows a plain page and answers calls without a built console', async () => {
  const answer = await get(ports.operators, '/');
  assert.equal(answer.status, 503);
  assert.match(await answer.text(), /No console is here yet/);
  assert.equal((await get(ports.operators, '/healthz')).status, 200);
  assert.equal((await get(ports.operators, '/operator/releases')).status, 401);
});

// covers 10
test("serves a console built while the platform runs, only on the operators' port", async () => {
  await build();
  const page = await get(ports.operators, '/?from=mail');
  assert.equal(page.status, 200);
  assert.match(await page.text(), /Operator console/);
  const file = await get(ports.operators, '/main.0123456789ab.js');
  assert.equal(await file.text(), script);
  for (const target of ['/', '/main.0123456789ab.js', '/assets/face.0123456789ab.woff2', '/index.html']) {
    const answer = await get(ports.players, target);
    assert.doesNotMatch(await answer.text(), /Operator console|console console|^face$/, target);
  }
});

// covers 10
test('serves the page strictly and uncached, and its files cached forever', async () => {
  const { headers } = await get(ports.operators, '/');
  const csp = headers.get('content-security-policy') ?? '';
  assert.match(csp, /default-src 'none'; script-src 'self'; style-src 'self'/);
  assert.match(csp, /frame-ancestors 'none'/);
  assert.match(csp, /require-trusted-types-for 'script'; trusted-types 'none'$/);
  assert.doesNotMatch(csp, /unsafe|https?:/);
  assert.equal(headers.get('cache-control'), 'no-cache');
  assert.equal(headers.get('x-frame-options'), 'DENY');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal((await get(ports.operators, '/', { 'if-none-match': headers.get('etag') ?? '' })).status, 304);
  const file = await get(ports.operators, '/assets/face.0123456789ab.woff2');
  assert.equal(file.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(file.headers.get('content-type'), 'font/woff2');
});

// covers 10
test('marks the page as that of a public demo, only with the setting', async () => {
  assert.equal(await (await get(ports.operators, '/')).text(), html);
  const demo = await openOwnPorts({ OPERATOR_CONSOLE_DIR: folder, PUBLIC_DEMO: 'true' });
  const page = await get(demo.ports.operators, '/');
  assert.equal(await page.text(), html.replace('<title>', '<meta name="public-demo"><title>'));
  await demo.close();
});

test('compresses files for clients that accept it', async () => {
  const answer = await harness.app.server.inject({ url: '/healthz' });
  assert.equal(answer.statusCode, 200);
  const small = await raw(ports.operators, '/main.0123456789ab.js');
  assert.match(small, /content-length: 2\d{3}/i);
  const response = await get(ports.operators, '/main.0123456789ab.js', { 'accept-encoding': 'gzip' });
  assert.equal(response.headers.get('content-encoding'), 'gzip');
  assert.equal(gunzipSync(await compressed('/main.0123456789ab.js')).toString(), script);
});

async function compressed(target: string): Promise<Buffer> {
  const socket = connect(ports.operators, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(Buffer.from(chunk));
  const all = Buffer.concat(chunks);
  return all.subarray(all.indexOf('\r\n\r\n') + 4);
}

for (const target of [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  'http://evil/../secret.txt',
  '/index.html',
  '/assets',
  '/assets/',
  '/releases/shell',
]) {
  test(`answers 404 for ${target} on the operators' port`, async () => {
    const text = await raw(ports.operators, target);
    assert.match(text, /^HTTP\/1\.1 404 /);
    assert.doesNotMatch(text, /a secret beside/);
  });
}
