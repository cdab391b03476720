import assert from 'node:assert/strict';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { releaseFixture } from '@portal/platform/modules/releases/testing/release-fixture';
import { registryHarness } from '../testing/registry-harness.ts';
import { publisherCommands } from './publish-commands.ts';
import { readSquadKey } from './squad-key.ts';

const harness = registryHarness(publisherCommands);
const { run, inFolder } = harness;

/** A release as a build leaves it. */
async function built(version: string, name = 'remote-games'): Promise<string> {
  const folder = inFolder(`${name}-${version}`);
  for (const [file, bytes] of releaseFixture(name, version).files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes);
  }
  return folder;
}

/** A new key in a file, known to the registry. */
async function squadOf(name: string): Promise<{ file: string; kid: string }> {
  const file = inFolder(`${name}-${Math.random()}.json`);
  const { printed } = await run('key', 'new', name, '--file', file);
  const key: unknown = JSON.parse(printed.split('\n').at(-1) ?? '');
  const asked = { name, label: `CI ${path.basename(file)}`.slice(0, 60), key, why: 'a new squad' };
  const { value } = await harness.registry.ask('POST', '/operator/publishers', asked);
  return { file, kid: String(value.kid) };
}

const publish = (from: string, key: string, name = 'remote-games') =>
  run('publish', name, '--from', from, '--key', key, '--address', harness.address());
const stored = async () => {
  const { value } = await harness.registry.ask('GET', '/operator/releases');
  return Array.isArray(value.releases) ? value.releases.map(({ name, version }) => `${name} ${version}`) : [];
};

test('creates a key with mode 600, never over another, and prints only its public half', async () => {
  const file = inFolder('new-key.json');
  const { code, printed } = await run('key', 'new', 'remote-games', '--file', file);
  assert.equal(code, 0);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const { d, kid } = await readSquadKey(file);
  assert.ok(printed.includes(kid) && !printed.includes(d), printed);
  const before = await readFile(file, 'utf8');
  assert.match((await run('key', 'new', 'remote-games', '--file', file)).printed, /never overwritten/);
  assert.equal(await readFile(file, 'utf8'), before);
});

test('sends neither a private half nor an invalid key', async () => {
  const { file } = await squadOf('remote-games');
  const add = (word: string) => run('key', 'add', 'remote-games', '--file', word, '--label', 'CI', '--why', 'a squad');
  assert.match((await add(file)).printed, /private half.*anybody can publish/);
  assert.match((await add('{"kty":"RSA"}')).printed, /is not the public half of an ES256 key/);
});

test('publishes a built folder with the key of its squad, without an operator', async () => {
  const { file } = await squadOf('remote-games');
  const { code, printed } = await publish(await built('1.0.0'), file);
  assert.deepEqual([code, printed], [0, 'remote-games 1.0.0 is stored with 3 files. An operator can now promote it.']);
  assert.ok((await stored()).includes('remote-games 1.0.0'));
  assert.match((await publish(await built('1.0.0'), file)).printed, /cannot be changed.*release_exists/);
});

// covers 10
test('reports a broken folder before anything is sent', async () => {
  const { file } = await squadOf('remote-games');
  const folder = await built('2.0.0');
  await writeFile(path.join(folder, 'main.abc.js'), 'alert(1)');
  assert.match((await publish(folder, file)).printed, /release_corrupt\)\n {2}files: main\.abc\.js has/);
  await rm(path.join(folder, 'main.abc.js'));
  assert.match((await publish(folder, file)).printed, /release_incomplete\)\n {2}files: main\.abc\.js is missing/);
  await rm(path.join(folder, 'release.json'));
  assert.match((await publish(folder, file)).printed, /release\.json is missing/);
  assert.match((await publish(inFolder('nowhere'), file)).printed, /not a readable folder/);
  assert.match((await publish(await built('2.0.0', 'remote-lottery'), file)).printed, /manifest of remote-lottery/);
});

test('publishes nothing with a key of another remote, a revoked key or an unknown one', async () => {
  const { file, kid } = await squadOf('remote-games');
  assert.match(
    (await publish(await built('3.0.0', 'remote-lottery'), file, 'remote-lottery')).printed,
    /key of remote-games/,
  );
  await harness.registry.ask('POST', `/operator/publishers/${kid}/revoke`, { why: 'it leaked' });
  assert.match((await publish(await built('3.0.0'), file)).printed, /publisher_not_known/);
  const unknown = inFolder('unknown.json');
  await run('key', 'new', 'remote-games', '--file', unknown);
  assert.match((await publish(await built('3.0.0'), unknown)).printed, /publisher_not_known/);
  assert.equal((await stored()).includes('remote-games 3.0.0'), false);
});

test('refuses contradictions: a key without an address, --live with a key, no name', async () => {
  const { file } = await squadOf('remote-games');
  const from = await built('4.0.0');
  assert.match((await run('publish', 'remote-games', '--from', from, '--key', file)).printed, /needs the address/);
  const { printed } = await run('publish', 'remote-games', '--address', harness.address());
  assert.match(printed, /address needs a key/);
  const live = ['--from', from, '--key', file, '--address', harness.address(), '--live'];
  assert.match((await run('publish', 'remote-games', ...live)).printed, /publish but not promote/);
  assert.match((await run('publish', '--from', from)).printed, /Name the release/);
  assert.match((await run('publish', '--from', from, 'remote-none')).printed, /remote-none is not a release/);
});
