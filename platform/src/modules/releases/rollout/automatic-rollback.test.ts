import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach } from 'node:test';
import { databaseTests } from '../../../testing/database/databases.ts';
import { type LiveGames, liveGames } from '../testing/live-games-fixture.ts';
import { registryFixture } from '../testing/registry-fixture.ts';
import { servedRange } from '../testing/release-fixture.ts';
import { rollBackAutomatically } from './automatic-rollback.ts';

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
  assert.deepEqual(await rollBackAutomatically(registry, games('1.0.2')), {
    isRolledBack: true,
    sequence: 5,
    live: '1.0.1',
  });
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
  const needs = { contract: servedRange, react: '^19.3.0', facades: ['@portal/shared/remote/router'] };
  await publish('remote-games', '1.1.0', { manifest: { needs } });
  await promote('remote-games', '1.1.0');
  await promote('remote-games', '1.0.3');
  await publish('shell', '2.0.0', { manifest: { provides: ['react'] } });
  await promote('shell', '2.0.0');
  await rm(path.join(dataDir, 'releases/remote-games/1.0.1'), { recursive: true });
  assert.equal((await rollBackAutomatically(registry, games('1.0.3'))).isRolledBack, true);
  assert.equal(await shown(), '1.0.0 100');
});

test('rolls back despite a freeze', async () => {
  const { registry, promote, ask } = await open();
  await promote('remote-games', '1.0.1');
  await ask('POST', '/operator/releases/freeze', { until: '2026-11-22T06:00:00.000Z', why: 'the final' });
  assert.equal((await rollBackAutomatically(registry, games('1.0.1'))).isRolledBack, true);
});

test('does nothing and says why when there is no target or the version is not live', async () => {
  const { registry, promote, history } = await open();
  assert.deepEqual(await rollBackAutomatically(registry, games('1.0.0')), {
    isRolledBack: false,
    because: 'nothing-to-go-to',
  });
  assert.deepEqual(await rollBackAutomatically(registry, games('1.0.1')), { isRolledBack: false, because: 'not-live' });
  assert.deepEqual(await rollBackAutomatically(registry, games('9.9.9')), { isRolledBack: false, because: 'not-live' });
  await promote('remote-games', '1.0.1', { percent: 10 });
  assert.deepEqual(await rollBackAutomatically(registry, games('1.0.0')), {
    isRolledBack: false,
    because: 'nothing-to-go-to',
  });
  const lottery = { ...games('1.0.0'), name: 'remote-lottery' } as const;
  assert.deepEqual(await rollBackAutomatically(registry, lottery), { isRolledBack: false, because: 'not-live' });
  assert.equal((await history()).length, 3);
});

// covers 10
test('leaves a fallback without files out of the composition and the list', async () => {
  const { registry, promote, shown, states, dataDir } = await open();
  await promote('remote-games', '1.0.1');
  await promote('remote-games', '1.0.2');
  assert.equal(await shown(), '1.0.2 100 | 1.0.1');
  await rm(path.join(dataDir, 'releases/remote-games/1.0.1'), { recursive: true });
  await registry.site.refresh();
  assert.equal(await shown(), '1.0.2 100 | 1.0.0');
  const current = await states();
  assert.deepEqual([current['remote-games 1.0.1'], current['remote-games 1.0.0']], ['missing', 'fallback']);
  await rm(path.join(dataDir, 'releases/remote-games/1.0.0'), { recursive: true });
  await registry.site.refresh();
  assert.equal(await shown(), '1.0.2 100');
});

test('gives all visitors a working candidate when no earlier version is left', async () => {
  const { registry, promote, shown, dataDir } = await open();
  await promote('remote-games', '1.0.1', { percent: 10 });
  const nowhere = { isRolledBack: false, because: 'nothing-to-go-to' };
  assert.deepEqual(await rollBackAutomatically(registry, games('1.0.0')), nowhere);
  assert.deepEqual(await rollBackAutomatically(registry, { ...games('1.0.0'), workingCandidate: '1.0.2' }), nowhere);
  const asked = { ...games('1.0.0'), workingCandidate: '1.0.1' };
  assert.deepEqual(await rollBackAutomatically(registry, asked), { isRolledBack: true, sequence: 4, live: '1.0.1' });
  assert.equal(await shown(), '1.0.1 100');
  await promote('remote-games', '1.0.2', { percent: 10 });
  await rm(path.join(dataDir, 'releases/remote-games/1.0.2'), { recursive: true });
  assert.deepEqual(await rollBackAutomatically(registry, { ...games('1.0.1'), workingCandidate: '1.0.2' }), nowhere);
});

test('undoes an act whose alert fails, and reports one that is done', async () => {
  const { registry, promote, shown, history } = await open();
  await promote('remote-games', '1.0.1');
  const fails = async () => {
    throw new Error('no alert');
  };
  await assert.rejects(rollBackAutomatically(registry, { ...games('1.0.1'), notify: fails }), /no alert/);
  assert.deepEqual([await shown(), (await history()).length], ['1.0.1 100 | 1.0.0', 3]);
  const notified: string[] = [];
  await rollBackAutomatically(registry, { ...games('1.0.1'), notify: async (live) => void notified.push(live) });
  assert.deepEqual([await shown(), notified], ['1.0.0 100', ['1.0.0']]);
});

test('rolls back once when many judge concurrently', async () => {
  const { registry, promote, history, shown } = await open();
  await promote('remote-games', '1.0.1');
  await promote('remote-games', '1.0.2', { percent: 10 });
  const results = await Promise.all(Array.from({ length: 20 }, () => rollBackAutomatically(registry, games('1.0.2'))));
  assert.equal(results.filter(({ isRolledBack }) => isRolledBack).length, 1);
  assert.equal((await history()).length, 5);
  assert.equal(await shown(), '1.0.1 100 | 1.0.0');
});

// covers 10
onPostgres('rolls back once when several processes judge at once, also during promotions', async () => {
  const first = await open(postgres());
  const others = await Promise.all([1, 2, 3].map(() => registryFixture(postgres(), first)));
  const all = [first, ...others];
  await first.promote('remote-games', '1.0.1');
  await first.promote('remote-games', '1.0.2');
  const results = await Promise.all(
    all.flatMap(({ registry }) => [1, 2, 3].map(() => rollBackAutomatically(registry, games('1.0.2')))),
  );
  const promoted = await Promise.all(
    all.map(({ promote }, at) => promote('remote-games', '1.0.3', { percent: 10 + at })),
  );
  assert.deepEqual(
    results.filter(({ isRolledBack }) => isRolledBack),
    [{ isRolledBack: true, sequence: 5, live: '1.0.1' }],
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
