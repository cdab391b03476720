import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { CommandProblem, type OperatorClient } from '@portal/cli/command/operator-client';
import { type RegistryFixture, registryFixture } from '@portal/platform/modules/releases/testing/registry-fixture';
import { releaseFixture } from '@portal/platform/modules/releases/testing/release-fixture';
import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import { listReleases, type ReleaseName } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';
import { type BuiltRelease, publishBuilt } from './publish-built.ts';
import { storedSources } from './published-sources.ts';
import { skippedReleaseText } from './skipped-release-text.ts';

let registry: RegistryFixture;
let now = Date.parse('2026-11-28T08:00:00.000Z');
before(async () => {
  registry = await registryFixture();
  // Every act has a moment of its own.
  registry.kernel.clock.now = () => {
    now += 1000;
    return new Date(now);
  };
  for (const name of ['shell', ...remotes] as const) await start(await built(name, '1.0.0'));
});
after(() => registry.close());

/** Each test has its own: the history of one says nothing of another. */
const remotes = ['remote-games', 'remote-lottery', 'remote-member-centre', 'remote-agent-centre'] as const;

/** The registry as a start reaches it. */
const client: OperatorClient = {
  async call<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>> {
    const { name = '', ...rest } = v.parse(v.looseObject({ name: v.optional(v.string()) }), input);
    const isNamed = call.path.includes(':name');
    const body = call.method === 'get' ? undefined : isNamed ? rest : { name, ...rest };
    const method = call.method === 'get' ? 'GET' : 'POST';
    const { code, value } = await registry.ask(method, call.path.replace(':name', name), body);
    if (code !== undefined) throw new CommandProblem(code, code, value);
    return v.parse(call.output, value);
  },
};

async function built(name: ReleaseName, version: string, sources?: string): Promise<BuiltRelease> {
  const folder = path.join(registry.dataDir, 'built', name, version);
  const keyIds = [await registry.registry.signingKid()];
  for (const [file, bytes] of releaseFixture(name, version, { keyIds, manifest: { sources } }).files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes);
  }
  return { name, version, folder, goesLive: true };
}

const start = (release: BuiltRelease, isSaved = false) =>
  publishBuilt(client, [release], () => assert.fail('built again'), { isSaved });

async function releaseState(name: ReleaseName): Promise<{ live: string | undefined; stored: string[] }> {
  const rows = (await client.call(listReleases, {})).releases.filter((row) => row.name === name);
  return { live: rows.find((row) => row.state === 'live')?.version, stored: rows.map((row) => row.version).sort() };
}

test('a start puts changed sources live as long as only starts have done so', async () => {
  assert.deepEqual((await start(await built('remote-agent-centre', '1.0.1'))).promoted, ['remote-agent-centre 1.0.1']);
  assert.equal((await releaseState('remote-agent-centre')).live, '1.0.1');
});

test('a start neither publishes nor puts live what an operator has rolled back', async () => {
  await registry.publish('remote-games', '1.0.1');
  await registry.promote('remote-games', '1.0.1');
  await registry.ask('POST', '/operator/releases/remote-games/rollback', { why: 'spins twice' });
  const release = await built('remote-games', '1.0.2');
  const { published, promoted, skipped } = await start(release);
  assert.deepEqual([published, promoted], [[], []]);
  assert.deepEqual(await releaseState('remote-games'), { live: '1.0.0', stored: ['1.0.0', '1.0.1'] });
  const line = skipped.map((one) => skippedReleaseText('/data', one)).join('\n');
  assert.match(
    line,
    /^remote-games stays at 1\.0\.0, live since 2026-11-28T08:\S+Z by operator \(rollback: spins twice\)\. /,
  );
  assert.match(line, /npm run release -- publish remote-games --version 1\.0\.2 --live --data-dir \/data$/);
  const saved = await start(release, true);
  assert.deepEqual(saved.promoted, ['remote-games 1.0.2'], 'what somebody saves under `pnpm dev` goes live');
  assert.deepEqual((await start(await built('remote-games', '1.0.3'))).promoted, ['remote-games 1.0.3']);
});

test('a start leaves what an operator has put live for a share of the visitors', async () => {
  await registry.publish('remote-lottery', '1.1.0');
  await registry.promote('remote-lottery', '1.1.0', { percent: 10, why: 'new board' });
  const { skipped } = await start(await built('remote-lottery', '1.1.1'));
  assert.match(skipped[0]?.status ?? '', /^remote-lottery stays at 1\.0\.0, .* by operator \(promote: start: .*\); /);
  assert.match(skipped[0]?.status ?? '', /; \S+ operator: promote of 1\.1\.0 for 10 %: new board$/);
  assert.deepEqual(await releaseState('remote-lottery'), { live: '1.0.0', stored: ['1.0.0', '1.1.0'] });
});

test('a start leaves to the operator what a squad has published', async () => {
  await registry.publish('remote-member-centre', '1.1.0', { manifest: { sources: 'aaa' } });
  const { database } = registry.kernel;
  await database.call('by_squad', `update releases set published_by = 'key member CI' where version = $1`, ['1.1.0']);
  const same = { ...(await built('remote-member-centre', '1.1.0', 'aaa')) };
  const { published, promoted, skipped } = await start(same);
  assert.deepEqual([published, promoted], [[], []]);
  assert.match(skipped[0]?.status ?? '', /; \S+ key member CI: published 1\.1\.0$/);
  const line = skipped.map((one) => skippedReleaseText('/data', one)).join('\n');
  assert.match(
    line,
    /npm run release -- promote remote-member-centre 1\.1\.0 --data-dir \/data$/,
    'it is stored already',
  );
});

test('recognises stored sources by the manifest, whoever published them', async () => {
  await registry.publish('shell', '1.0.1', { manifest: { sources: 'bbb' } });
  assert.deepEqual(storedSources(registry.dataDir, 'shell'), { bbb: '1.0.1' });
  await rm(path.join(registry.dataDir, 'releases/shell/1.0.1/release.json'));
  assert.deepEqual(storedSources(registry.dataDir, 'shell'), {});
});
