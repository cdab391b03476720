import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, test as pure } from 'node:test';
import { databaseTests } from '../../../testing/database/databases.ts';
import type { Registry } from '../registry/registry.ts';
import { type LiveGames, liveGames } from '../testing/live-games-fixture.ts';
import { releasesToPrune } from './prune-releases.rules.ts';
import { pruneReleases } from './prune-releases.ts';

const { test, database } = databaseTests();
let opened: LiveGames | undefined;
afterEach(() => opened?.close());

/** Eight days ago 1.0.0, 1.0.1 and 1.0.2 were live in this order; 1.0.3 never was. */
async function open() {
  const games = await liveGames(database());
  opened = games;
  await games.promote('remote-games', '1.0.1');
  await games.promote('remote-games', '1.0.2');
  games.clock.set('2026-11-29T09:00:00.000Z');
  const prune = async (more: object, roles?: string) =>
    games.ask('POST', '/operator/releases/prune', { olderThanDays: 7, keepLive: 1, ...more }, roles);
  const there = () =>
    [0, 1, 2, 3].filter((patch) => existsSync(path.join(games.dataDir, 'releases/remote-games', `1.0.${patch}`)));
  const named = (...versions: string[]) => versions.map((version) => ({ name: 'remote-games' as const, version }));
  return { ...games, prune, there, named };
}

test('lists what would be deleted first, then deletes what was confirmed, with an audit line each', async () => {
  const { prune, there, named, audited, rollback, states } = await open();
  const shown = await prune({});
  assert.deepEqual([shown.status, shown.value.isDone, there()], [200, false, [0, 1, 2, 3]]);
  const rows = JSON.stringify(shown.value.releases);
  assert.match(rows, /"version":"1\.0\.3","because":"never_live","bytes":\d\d/);
  assert.match(rows, /"version":"1\.0\.0","because":"live_before"/);
  assert.doesNotMatch(rows, /"1\.0\.[12]"|shell/, 'live, and its fallback');
  const done = await prune({ confirm: { releases: named('1.0.3', '1.0.0'), why: 'the disk' } });
  assert.deepEqual([done.status, done.value.isDone, there()], [200, true, [1, 2]]);
  const lines = audited.filter(({ act }) => act === 'prune-release');
  assert.deepEqual(lines.map(({ who, target, why }) => `${who} ${target} ${why}`).sort(), [
    'operator remote-games 1.0.0 the disk',
    'operator remote-games 1.0.3 the disk',
  ]);
  assert.equal((await states())['remote-games 1.0.0'], 'missing');
  assert.match((await rollback({ to: '1.0.0' })).fields.version ?? '', /1\.0\.0 are missing; publish the same bytes/);
});

// covers 10
test('refuses to delete a live, candidate, fallback, previewed or new version, and then deletes nothing', async () => {
  const { prune, there, named, promote, ask, publish } = await open();
  const confirm = (...versions: string[]) => prune({ confirm: { releases: named(...versions), why: 'the disk' } });
  for (const needed of ['1.0.2', '1.0.1', '9.9.9']) {
    const refused = await confirm('1.0.3', needed);
    assert.deepEqual([refused.status, refused.code], [409, 'conflict']);
    assert.match(refused.fields.confirm ?? '', new RegExp(`^remote-games ${needed} is needed, or gone already`));
  }
  await promote('remote-games', '1.0.3', { percent: 10 });
  assert.equal((await confirm('1.0.3')).code, 'conflict');
  await ask('POST', '/operator/releases/remote-games/preview', { version: '1.0.0', minutes: 30, why: 'a look' });
  assert.equal((await confirm('1.0.0')).code, 'conflict');
  await publish('remote-games', '1.0.4');
  assert.equal((await confirm('1.0.4')).code, 'conflict');
  assert.deepEqual(there(), [0, 1, 2, 3]);
});

test('refuses a caller without the role, less than seven days, and keeping no version', async () => {
  const { prune, there } = await open();
  assert.equal((await prune({}, 'viewer')).status, 403);
  for (const more of [{ olderThanDays: 6 }, { keepLive: 0 }, { confirm: { releases: [], why: '' } }]) {
    assert.equal((await prune(more)).code, 'invalid_input');
  }
  assert.deepEqual(there(), [0, 1, 2, 3]);
});

test('limits the deletion to one release, and keeps what compositions of the last week used', async () => {
  const { prune, promote } = await open();
  assert.deepEqual((await prune({ name: 'remote-lottery' })).value.releases, []);
  await promote('remote-games', '1.0.3');
  // Pages opened this morning may still fall back to 1.0.1.
  assert.doesNotMatch(JSON.stringify((await prune({})).value.releases), /1\.0\.[123]/);
});

test('keeps a version that was the fallback for an hour this week, and the only rollback target of the shell', async () => {
  const { prune, promote, rollback, publish } = await open();
  await rollback();
  // 1.0.1 was live, with 1.0.0 as its fallback.
  await promote('remote-games', '1.0.2');
  await promote('remote-games', '1.0.3');
  assert.doesNotMatch(JSON.stringify((await prune({})).value.releases), /remote-games/);
  await publish('shell', '1.0.1');
  await promote('shell', '1.0.1');
  opened?.clock.set('2026-12-20T09:00:00.000Z');
  assert.doesNotMatch(JSON.stringify((await prune({ name: 'shell' })).value.releases), /1\.0\.0/);
});

test('restores every folder when the audit cannot be written', async () => {
  const { prune, there, named, registry } = await open();
  const lines = { left: 1 };
  const broken: Registry = {
    ...registry,
    async audit(line) {
      if (lines.left-- === 0) throw new Error('the disk is full');
      await registry.audit(line);
    },
  };
  const confirm = { releases: named('1.0.3', '1.0.0'), why: 'the disk' };
  const asked = { olderThanDays: 7, keepLive: 1, confirm };
  await assert.rejects(
    pruneReleases(broken, async () => [], asked, 'operator'),
    /the disk is full/,
  );
  assert.deepEqual(there(), [0, 1, 2, 3]);
  assert.equal((await prune({ confirm })).status, 200);
});

pure('keeps the versions that were live last, in whatever order they were published', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const name = 'remote-games';
  const published = ['1.0.3', '1.0.2', '1.0.1', '1.0.0'].map((version) => ({ name, version, publishedAt: at(1) }));
  const live = (version: string, day: number) => ({ act: 'promote' as const, name, version, at: at(day) });
  const acts = [live('1.0.0', 2), live('1.0.1', 3), live('1.0.2', 4), live('1.0.0', 5), live('1.0.3', 6)];
  const state = { published, acts, now: at(30), needed: [live('1.0.3', 6), live('1.0.0', 5)], olderThanDays: 7 };
  const gone = (keepLive: number) => releasesToPrune({ ...state, keepLive }).map(({ version }) => version);
  assert.deepEqual(gone(1), ['1.0.2', '1.0.1']);
  assert.deepEqual(gone(3), ['1.0.1']);
  assert.deepEqual(gone(4), []);
});
