import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { composeDocument } from '@portal/platform/modules/releases/composition/composition.rules';
import { placeAtOrigins } from '@portal/platform/modules/releases/composition/place-at-origins.rules';
import { signComposition } from '@portal/platform/modules/releases/composition/sign-composition';
import { loadSigningKeys } from '@portal/platform/modules/releases/composition/signing-keys';
import { releaseFixture } from '@portal/platform/modules/releases/testing/release-fixture';
import { runCommand } from '../command/run-command.ts';
import { releaseCommands } from './release-commands.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'verify-live-'));
const keys = await loadSigningKeys(path.join(dataDir, 'keys'));
const games = releaseFixture('remote-games', '1.0.0');
const served = new Map<string, Uint8Array>();

async function serve(answerOf: (url: string) => Uint8Array | undefined): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const body = answerOf(request.url ?? '');
    response.writeHead(body ? 200 : 404).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const remote = await serve((url) => served.get(url));
const set = {
  shell: releaseFixture('shell', '1.0.0').manifest,
  remotes: [{ live: games.manifest, fallback: undefined }],
};
const document = composeDocument(set, { sequence: 7, now: new Date() });
const jws = await signComposition(placeAtOrigins(document, { 'remote-games': remote.origin }), keys.current);
const pages = await serve((url) =>
  url === '/composition.json' ? Buffer.from(JSON.stringify({ sequence: 7, composition: jws })) : undefined,
);
after(async () => {
  remote.server.close();
  pages.server.close();
  await rm(dataDir, { recursive: true });
});

async function verify(): Promise<{ code: number; printed: string }> {
  let printed = '';
  const print = (text: string) => (printed += text);
  const args = ['verify', '--address', pages.origin, '--data-dir', dataDir];
  return { code: await runCommand('release', releaseCommands, args, { out: print, error: print }), printed };
}

test('fetches files from their own origin, and none from the origin of the pages', async () => {
  for (const [name, bytes] of games.files) served.set(`/releases/remote-games/1.0.0/${name}`, bytes);
  const { code, printed } = await verify();
  assert.match(printed, /Composition 7 verifies.*all live files match their hashes/);
  assert.equal(code, 0);
});

test('names a file that is missing or changed there', async () => {
  served.delete('/releases/remote-games/1.0.0/main.abc.js');
  served.set('/releases/remote-games/1.0.0/chunks/lazy.def.js', Buffer.from('2'));
  const { code, printed } = await verify();
  assert.match(printed, /remote-games\/1\.0\.0\/main\.abc\.js is missing \(404\)/);
  assert.match(printed, /remote-games\/1\.0\.0\/chunks\/lazy\.def\.js has another hash/);
  assert.equal(code, 1);
});

test('reports a server that does not respond, whatever the pages have', async () => {
  await new Promise((done) => remote.server.close(done).closeAllConnections());
  assert.match((await verify()).printed, /main\.abc\.js is missing \(no answer\)/);
});
