import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach } from 'node:test';
import { databaseTests } from '../../testing/databases.ts';
import { type LiveGames, liveGames } from './live-games-fixture.ts';
import { registryFixture } from './registry-fixture.ts';
import { takeBack } from './take-back.ts';

const { test, database } = databaseTests();
const { test: onPostgres, database: postgres } = databaseTests(['postgres']);
let opened: LiveGames | undefined;
afterEach(() => opened?.close());
const open = async (on = database()) => {
  opened = await liveGames(on);
  return opened;
};
const games = (version: string) => ({ name: 'remote-games', version, why: '7 of 30 loads failed' }) as const;

test('rolls a failing candidate back to the live version, and records who and why', async () => {
  const { registry, promote, shown, history, audited } = await open();
  await promote('remote-games', '1.0.1');
  await promote('remote-games', '1.0.2', { percent: 10 });
  assert.deepEqual(await takeBack(registry, games('1.0.2')), { taken: true, sequence: 5, live: '1.0.1' });
  assert.equal(await shown(), '1.0.1 100 | 1.0.0');
  const [last] = await history();
  assert.deepEqual(
    [last?.who, last?.act, last?.version, last?.percent, last?.why],
    ['platform', 'take-back', '1.0.1', 100, '1.0.2: 7 of 30 loads failed'],
  );
  assert.equal(audited.at(-1)?.act, 'take-back-release');
});

test('rolls a live version back to the nearest one that is complete and compatible', async () => {
  const { registry, promote, publish, shown, dataDir } = await open();
  await promote('remote-games', '1.0.1');
  const needs = { contract: '^1.0.0', react: '^19.3.0', facades: ['@portal/shared/remote/router'] };
  await publish('remote-games', '1.1.0', { manifest: { needs } });
  await promote('remote-games', '1.1.0');
  await promote('remote-games', '1.0.3');
  await publish('shell', '2.0.0', { manifest: { provides: ['react'] } });
  await promote('shell', '2.0.0');
  await rm(path.join(dataDir, 'releases/remote-games/1.0.1'), { recursive: true });
  assert.equal((await takeBack(registry, games('1.0.3'))).taken, true);
  assert.equal(await shown(), '1.0.0 100');
});

test('rolls back despite a freeze', async () => {
  const { registry, promote, ask } = await open();
  await promote('remote-games', '1.0.1');
  await ask('POST', '/operator/releases/freeze', { until: '2026-11-22T06:00:00.000Z', why: 'the final' });
  assert.equal((await takeBack(registry, games('1.0.1'))).taken, true);
});

test('does nothing and says why when there is no target or the version is not live', async () => {
  const { registry, promote, history } = await open();
  assert.deepEqual(await takeBack(registry, games('1.0.0')), { taken: false, because: 'nothing-to-go-to' });
  assert.deepEqual(await takeBack(registry, games('1.0.1')), { taken: false, because: 'not-live' });
  assert.deepEqual(await takeBack(registry, games('9.9.9')), { taken: false, because: 'not-live' });
  await promote('remote-games', '1.0.1', { percent: 10 });
  assert.deepEqual(await takeBack(registry, games('1.0.0')), { taken: false, because: 'nothing-to-go-to' });
  const lottery = { ...games('1.0.0'), name: 'remote-lottery' } as const;
  assert.deepEqual(await takeBack(registry, lottery), { taken: false, because: 'not-live' });
  assert.equal((await history()).length, 3);
});

test('leaves a fallback without files out of the composition and the list', async () => {
  const { registry, promote, shown, states, dataDir } = await open();
  await promote('remote-games', '1.0.1');
  await promote('remote-games', '1.0.2');
  assert.equal(await shown(), '1.0.2 100 | 1.0.1');
  await rm(path.join(dataDir, 'releases/remote-games/1.0.1'), { recursive: true });
  await registry.site.refresh();
  assert.equal(await shown(), '1.0.2 100 | 1.0.0');
  const told = await states();
  assert.deepEqual([told['remote-games 1.0.1'], told['remote-games 1.0.0']], ['missing', 'fallback']);
  await rm(path.join(dataDir, 'releases/remote-games/1.0.0'), { recursive: true });
  await registry.site.refresh();
  assert.equal(await shown(), '1.0.2 100');
});

test('gives all visitors a working candidate when no earlier version is left', async () => {
  const { registry, promote, shown, dataDir } = await open();
  await promote('remote-games', '1.0.1', { percent: 10 });
  const nowhere = { taken: false, because: 'nothing-to-go-to' };
  assert.deepEqual(await takeBack(registry, games('1.0.0')), nowhere);
  assert.deepEqual(await takeBack(registry, { ...games('1.0.0'), workingCandidate: '1.0.2' }), nowhere);
  const asked = { ...games('1.0.0'), workingCandidate: '1.0.1' };
  assert.deepEqual(await takeBack(registry, asked), { taken: true, sequence: 4, live: '1.0.1' });
  assert.equal(await shown(), '1.0.1 100');
  await promote('remote-games', '1.0.2', { percent: 10 });
  await rm(path.join(dataDir, 'releases/remote-games/1.0.2'), { recursive: true });
  assert.deepEqual(await takeBack(registry, { ...games('1.0.1'), workingCandidate: '1.0.2' }), nowhere);
});

test('undoes an act whose alert fails, and reports one that is done', async () => {
  const { registry, promote, shown, history } = await open();
  await promote('remote-games', '1.0.1');
  const fails = async () => {
    throw new Error('no alert');
  };
  await assert.rejects(takeBack(registry, { ...games('1.0.1'), tell: fails }), /no alert/);
  assert.deepEqual([await shown(), (await history()).length], ['1.0.1 100 | 1.0.0', 3]);
  const told: string[] = [];
  await takeBack(registry, { ...games('1.0.1'), tell: async (live) => void told.push(live) });
  assert.deepEqual([await shown(), told], ['1.0.0 100', ['1.0.0']]);
});

test('rolls back once when many judge concurrently', async () => {
  const { registry, promote, history, shown } = await open();
  await promote('remote-games', '1.0.1');
  await promote('remote-games', '1.0.2', { percent: 10 });
  const results = await Promise.all(Array.from({ length: 20 }, () => takeBack(registry, games('1.0.2'))));
  assert.equal(results.filter(({ taken }) => taken).length, 1);
  assert.equal((await history()).length, 5);
  assert.equal(await shown(), '1.0.1 100 | 1.0.0');
});

onPostgres('of several processes that judge at once one takes it back, also among promotions', async () => {
  const first = await open(postgres());
  const others = await Promise.all([1, 2, 3].map(() => registryFixture(postgres(), first)));
  const all = [first, ...others];
  await first.promote('remote-games', '1.0.1');
  await first.promote('remote-games', '1.0.2');
  const results = await Promise.all(
    all.flatMap(({ registry }) => [1, 2, 3].map(() => takeBack(registry, games('1.0.2')))),
  );
  const promoted = await Promise.all(
    all.map(({ promote }, at) => promote('remote-games', '1.0.3', { percent: 10 + at })),
  );
  assert.deepEqual(
    results.filter(({ taken }) => taken),
    [{ taken: true, sequence: 5, live: '1.0.1' }],
  );
  assert.deepEqual(
    promoted.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  assert.deepEqual(
    (await first.history()).map(({ sequence }) => sequence),
    [9, 8, 7, 6, 5, 4, 3, 2, 1],
  );
  for (const other of others) await other.close();
});
