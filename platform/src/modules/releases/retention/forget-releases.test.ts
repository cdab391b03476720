import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach } from 'node:test';
import { databaseTests } from '../../../testing/database/databases.ts';
import { lineLength } from '../registry/live-versions.rules.ts';
import { type LiveGames, liveGames } from '../testing/live-games-fixture.ts';
import { forgetReleases } from './forget-releases.ts';

const { test, database } = databaseTests();
let opened: LiveGames | undefined;
afterEach(() => opened?.close());
const nothing = async () => [];

async function open() {
  const games = await liveGames(database());
  opened = games;
  const isThere = (version: string) => existsSync(path.join(games.dataDir, 'releases/remote-games', version));
  return { ...games, isThere, there: () => [0, 1, 2, 3, 4, 5, 6].map((patch) => isThere(`1.0.${patch}`)) };
}

// covers 10
test('deletes old releases, keeps new and named ones, and audits each deletion once', async () => {
  const { registry, promote, publish, clock, there, audited, states } = await open();
  clock.set('2026-11-21T09:00:00.000Z');
  for (const patch of [4, 5, 6]) await publish('remote-games', `1.0.${patch}`);
  await promote('remote-games', '1.0.6');
  await forgetReleases(registry, nothing);
  assert.deepEqual(there(), [true, true, true, true, true, true, true]);
  clock.set('2026-11-29T09:00:00.000Z');
  await forgetReleases(registry, async () => [{ name: 'remote-lottery', version: '1.0.1' }]);
  await forgetReleases(registry, nothing);
  assert.deepEqual(there(), [true, false, true, true, true, true, true]);
  const forgot = audited.filter(({ act }) => act === 'forget-release');
  assert.deepEqual(
    forgot.map(({ who, target }) => `${who} ${target}`),
    ['platform remote-games 1.0.1'],
  );
  assert.equal((await states())['remote-games 1.0.1'], 'missing');
});

test('refuses to promote a deleted release until the same bytes are published again', async () => {
  const { registry, promote, publish, clock, isThere } = await open();
  for (const patch of [4, 5, 6]) await publish('remote-games', `1.0.${patch}`);
  clock.set('2026-11-29T09:00:00.000Z');
  await forgetReleases(registry, nothing);
  assert.equal(isThere('1.0.1'), false);
  const problem = 'files of remote-games 1.0.1 are missing; publish the same bytes to bring it back';
  assert.deepEqual((await promote('remote-games', '1.0.1')).fields, { version: problem });
  const other = await publish('remote-games', '1.0.1', { files: { 'main.abc.js': 'alert(1)' } });
  assert.equal(other.code, 'release_exists');
  assert.equal((await publish('remote-games', '1.0.1')).status, 200);
  assert.equal((await promote('remote-games', '1.0.1')).status, 200);
});

// covers 10
test('refuses a rollback to a deleted version until the same bytes are published again', async () => {
  const { registry, promote, rollback, publish, clock, isThere, shown } = await open();
  for (let patch = 1; patch <= lineLength; patch += 1) {
    await publish('remote-games', `1.0.${patch}`);
    await promote('remote-games', `1.0.${patch}`);
  }
  const before = await shown();
  clock.set('2026-11-29T09:00:00.000Z');
  await forgetReleases(registry, nothing);
  assert.equal(isThere('1.0.0'), false, 'ten later ones were live');
  const refused = await rollback({ to: '1.0.0' });
  const problem = 'files of remote-games 1.0.0 are missing; publish the same bytes to bring it back';
  assert.deepEqual([refused.status, refused.fields], [404, { version: problem }]);
  // No override can serve what is not there.
  assert.equal((await rollback({ to: '1.0.0', despiteMisfit: true })).status, 404);
  assert.equal(await shown(), before);
  await publish('remote-games', '1.0.0');
  assert.equal((await rollback({ to: '1.0.0' })).status, 200);
  assert.match(await shown(), /^1\.0\.0 100/);
});

test('runs the deletion as a daily job', async () => {
  const { kernel, clock, publish, isThere } = await open();
  for (const patch of [4, 5, 6]) await publish('remote-games', `1.0.${patch}`);
  clock.set('2026-11-29T09:00:00.000Z');
  await kernel.jobs.runDue();
  assert.equal(isThere('1.0.1'), false);
  assert.equal(isThere('1.0.0'), true);
});
