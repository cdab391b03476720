import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, beforeEach, test } from 'node:test';
import { composeDocument } from '@portal/platform/modules/releases/composition/composition.rules';
import { signComposition } from '@portal/platform/modules/releases/composition/sign-composition';
import { loadSigningKeys, type SigningKeys } from '@portal/platform/modules/releases/composition/signing-keys';
import { releaseFixture } from '@portal/platform/modules/releases/testing/release-fixture';
import { runCommand } from '../command/run-command.ts';
import { compositionKeyCommands } from './composition-key-commands.ts';

const root = await mkdtemp(path.join(os.tmpdir(), 'portal-keys-'));
after(() => rm(root, { recursive: true, force: true }));
afterEach(() => {
  delete process.env.COMPOSITION_KEYS;
});

let data = '';
let keys: SigningKeys;
beforeEach(async () => {
  data = await mkdtemp(path.join(root, 'data-'));
  keys = await loadSigningKeys(path.join(data, 'keys'));
});

async function run(...args: string[]) {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const code = await runCommand('pnpm x', compositionKeyCommands, [...args, '--data-dir', data], {
    out: print,
    error: print,
  });
  return { code, printed: printed.join('\n') };
}

/** A live shell that was built with these keys, as the platform leaves it in the data folder. */
async function shellWith({ current, next }: SigningKeys): Promise<void> {
  const page = { early: [], scripts: ['main.abc.js'], styles: [], keyIds: [current.kid, next.kid] };
  const { manifest } = releaseFixture('shell', '1.0.0', { manifest: { page } });
  const document = composeDocument({ shell: manifest, remotes: [] }, { sequence: 1, now: new Date() });
  const files = {
    'site/composition.json': { sequence: 1, composition: await signComposition(document, current) },
    'releases/shell/1.0.0/release.json': manifest,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(data, name)), { recursive: true });
    await writeFile(path.join(data, name), JSON.stringify(content));
  }
}

test('the next key signs, a new one becomes next, the current one is removed', async () => {
  await shellWith(keys);
  const { code, printed } = await run('keys', 'rotate');
  assert.equal(code, 0);
  assert.match(printed, /1\. Restart the platform[\s\S]*2\. Build a shell[\s\S]*3\. Until then do not rotate/);
  const now = await loadSigningKeys(path.join(data, 'keys'));
  assert.deepEqual(now.current, keys.next);
  assert.ok(![keys.current.kid, keys.next.kid].includes(now.next.kid));
  const stored = await readFile(path.join(data, 'keys/composition-keys.json'), 'utf8');
  assert.equal(stored.includes(keys.current.kid), false);
  assert.equal(printed.includes(now.current.d), false, 'no private half is printed');
});

test('a second change waits for a shell that knows the new key', async () => {
  await shellWith(keys);
  await run('keys', 'rotate');
  const between = await loadSigningKeys(path.join(data, 'keys'));
  const { code, printed } = await run('keys', 'rotate');
  assert.equal(code, 1);
  assert.match(printed, /Shell 1\.0\.0 does not know the next key/);
  assert.deepEqual(await loadSigningKeys(path.join(data, 'keys')), between);
  await shellWith(between);
  assert.equal((await run('keys', 'rotate')).code, 0);
  const last = await loadSigningKeys(path.join(data, 'keys'));
  for (const leaked of [keys.current.kid, keys.next.kid]) assert.equal(JSON.stringify(last).includes(leaked), false);
});

test('prints the keys of the setting again and leaves the folder; refuses a next key without its private half', async () => {
  process.env.COMPOSITION_KEYS = JSON.stringify(keys);
  const { printed } = await run('keys', 'rotate');
  const current: unknown = JSON.parse(printed.split('\n')[1] ?? '');
  assert.deepEqual(Object(current).current, keys.next);
  assert.deepEqual(await loadSigningKeys(path.join(data, 'keys')), keys);
  const { kty, crv, x, y, kid } = keys.next;
  process.env.COMPOSITION_KEYS = JSON.stringify({ current: keys.current, next: { kty, crv, x, y, kid } });
  assert.match((await run('keys', 'rotate')).printed, /Only the public half/);
});

test('keys show: ids, their use, and what the live shell knows', async () => {
  assert.match((await run('keys', 'show')).printed, /none is live here/);
  await shellWith(keys);
  await run('keys', 'rotate');
  const now = await loadSigningKeys(path.join(data, 'keys'));
  const { printed } = await run('keys', 'show');
  assert.match(printed, new RegExp(`current +${now.current.kid} +signs +yes`));
  assert.match(printed, new RegExp(`next +${now.next.kid} +signs after the next change +no`));
  assert.equal(printed.includes(now.current.d), false);
});
