import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { CommandProblem, type OperatorClient } from '@portal/cli/command/operator-client';
import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import * as v from 'valibot';
import { type BuiltRelease, publishBuilt } from './publish-built.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'built-'));
after(() => rm(folder, { recursive: true }));
await writeFile(path.join(folder, 'release.json'), '{}');
const built = (version: string): BuiltRelease => ({ name: 'remote-games', version, folder, goesLive: true });

/** Response of a registry to any question. */
const reads = (releases: readonly object[] = []) => ({ sequence: releases.length, releases, list: [] });

/** A registry that refuses versions below one. */
function registry(lowest: string, asked: string[]): OperatorClient {
  return {
    async call<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>> {
      const { version } = v.parse(v.looseObject({ version: v.optional(v.string()) }), input);
      asked.push(`${call.path} ${version ?? ''}`.trim());
      if (call.method === 'get') return v.parse(call.output, reads());
      const isPublication = call.path === '/operator/releases';
      if (isPublication && version !== undefined && version < lowest) {
        throw new CommandProblem('release_version_wrong', 'too low', { level: 'minor', lowest });
      }
      const answer = { name: 'remote-games', version, files: 1, sequence: 1, live: version };
      return v.parse(call.output, answer);
    },
  };
}

// covers 10
test('a start builds again under the lowest version that its change may have', async () => {
  const asked: string[] = [];
  const { published, promoted } = await publishBuilt(registry('1.1.0', asked), [built('1.0.1')], async (_, lowest) =>
    built(lowest),
  );
  assert.deepEqual(published, [built('1.1.0')]);
  assert.deepEqual(promoted, ['remote-games 1.1.0']);
  assert.deepEqual(asked, [
    '/operator/releases',
    '/operator/releases/history',
    '/operator/releases 1.0.1',
    '/operator/releases 1.1.0',
    '/operator/releases/:name/promote 1.1.0',
  ]);
});

test('a version that is high enough is built once', async () => {
  const { published } = await publishBuilt(registry('1.0.1', []), [built('1.0.1')], () => assert.fail('built again'));
  assert.deepEqual(published, [built('1.0.1')]);
});

test('reports a version that is still too low instead of retrying for ever', async () => {
  const tries: string[] = [];
  const again = async (_: BuiltRelease, lowest: string) => {
    tries.push(lowest);
    return built('1.0.2');
  };
  await assert.rejects(publishBuilt(registry('1.1.0', []), [built('1.0.1')], again), { code: 'release_version_wrong' });
  assert.deepEqual(tries, ['1.1.0']);
});

/** A registry that accepts every version and finds each incompatible with the live set. */
function unfitting(live: readonly string[]): OperatorClient {
  return {
    async call<C extends Call>(call: C): Promise<CallOutput<C>> {
      if (call.path.endsWith('/promote')) throw new CommandProblem('release_does_not_fit', 'the shell is too old');
      const publishedAt = '2026-11-22T08:00:00.000Z';
      const row = (name: string) => ({
        name,
        version: '1.0.0',
        state: 'live',
        publishedAt,
        publishedBy: 'x',
        commit: 'c',
      });
      if (call.method === 'get') return v.parse(call.output, reads(live.map(row)));
      return v.parse(call.output, { name: 'remote-games', version: '2.0.0', files: 1 });
    },
  };
}

test('leaves old versions live when new ones are only compatible with each other, and reports it', async () => {
  const again = () => assert.fail('built again');
  const both: BuiltRelease[] = [built('2.0.0'), { ...built('2.0.0'), name: 'shell' }];
  const { promoted, notPromoted } = await publishBuilt(unfitting(['shell', 'remote-games']), both, again);
  assert.deepEqual(promoted, []);
  assert.equal(notPromoted.length, 2);
  assert.match(notPromoted[0] ?? '', /remote-games 2\.0\.0: .*the shell is too old/);
  await assert.rejects(publishBuilt(unfitting([]), both, again), { code: 'release_does_not_fit' });
});

/** A registry in which 1.0.0 is stored and 1.0.1 is live; records promotions. */
function withTwoVersions(promotions: string[]): OperatorClient {
  return {
    async call<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>> {
      const row = (version: string, state: string) => ({
        name: 'remote-games',
        version,
        state,
        publishedAt: '2026-11-22T08:00:00.000Z',
        publishedBy: 'x',
      });
      if (call.method === 'get') return v.parse(call.output, reads([row('1.0.0', 'fallback'), row('1.0.1', 'live')]));
      const { version } = v.parse(v.looseObject({ version: v.string() }), input);
      promotions.push(version);
      return v.parse(call.output, { name: 'remote-games', version, sequence: 3, live: version });
    },
  };
}

// covers 10
test('puts reverted sources live under their old version on a save, but not on a start', async () => {
  const again = () => assert.fail('built again');
  for (const [version, goesLive, promoted] of [
    ['1.0.0', true, ['1.0.0']],
    ['1.0.1', true, []],
    ['1.0.0', false, []],
  ] as const) {
    const promotions: string[] = [];
    await publishBuilt(withTwoVersions(promotions), [{ ...built(version), goesLive }], again);
    assert.deepEqual(promotions, promoted, `${version}, goes live: ${goesLive}`);
  }
});
