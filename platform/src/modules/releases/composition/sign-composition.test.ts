import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { releaseFixture } from '../testing/release-fixture.ts';
import { composeDocument } from './composition.rules.ts';
import { signComposition } from './sign-composition.ts';
import { loadSigningKeys, publicKeySet, readSigningKeys, signingKeysFile } from './signing-keys.ts';
import { verifyComposition } from './verify-composition.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'releases-keys-'));
after(() => rm(folder, { recursive: true, force: true }));

const document = composeDocument(
  {
    shell: releaseFixture('shell', '1.0.0').manifest,
    remotes: [
      {
        live: releaseFixture('remote-games', '1.0.1').manifest,
        fallback: releaseFixture('remote-games', '1.0.0').manifest,
      },
    ],
  },
  { sequence: 7, now: new Date('2026-11-21T08:00:00.000Z') },
);

test('makes a composition valid for seven days, with every file of candidate and fallback pinned', () => {
  assert.equal(document.expiresAt, '2026-11-28T08:00:00.000Z');
  const games = document.remotes['remote-games'];
  assert.equal(games?.candidates[0]?.entry, '/releases/remote-games/1.0.1/main.abc.js');
  assert.deepEqual(Object.keys(games?.candidates[0]?.files ?? {}), ['main.abc.js', 'chunks/lazy.def.js']);
  assert.equal(games?.fallback?.version, '1.0.0');
});

test('makes keys once, readable only by this user', async () => {
  const keys = await loadSigningKeys(folder);
  assert.deepEqual(await loadSigningKeys(folder), keys);
  assert.equal((await stat(path.join(folder, signingKeysFile))).mode & 0o777, 0o600);
  assert.notEqual(keys.current.kid, keys.next.kid);
  assert.equal(JSON.stringify(publicKeySet(keys)).includes('"d"'), false);
});

test('verifies a signed composition and rejects a tampered one', async () => {
  const keys = await loadSigningKeys(folder);
  const jws = await signComposition(document, keys.current);
  assert.deepEqual(await verifyComposition(jws, publicKeySet(keys)), document);
  const [head, , signature] = jws.split('.');
  const changed = Buffer.from(JSON.stringify({ ...document, sequence: 8 })).toString('base64url');
  await assert.rejects(verifyComposition(`${head}.${changed}.${signature}`, publicKeySet(keys)));
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  await assert.rejects(verifyComposition(`${none}.${changed}.`, publicKeySet(keys)));
});

test('prefers the keys of a setting, and names a broken setting', async () => {
  const keys = await loadSigningKeys(folder);
  assert.deepEqual(await readSigningKeys('/nowhere', JSON.stringify(keys)), keys);
  await assert.rejects(readSigningKeys('/nowhere', '{"current":{}}'), /COMPOSITION_KEYS/);
  const broken = await mkdtemp(path.join(folder, 'broken-'));
  await writeFile(path.join(broken, signingKeysFile), 'half');
  await assert.rejects(loadSigningKeys(broken), /does not hold the two ES256 keys/);
});
