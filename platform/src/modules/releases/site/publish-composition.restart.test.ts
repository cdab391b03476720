import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach } from 'node:test';
import { databaseTests } from '../../../testing/database/databases.ts';
import { type LiveGames, liveGames } from '../testing/live-games-fixture.ts';
import { type RegistryFixture, registryFixture } from '../testing/registry-fixture.ts';

const { test, database } = databaseTests();
const { test: onPostgres, database: postgres } = databaseTests(['postgres']);
const opened: RegistryFixture[] = [];
afterEach(async () => {
  for (const registry of opened.splice(0).reverse()) await registry.close();
});

/** The first of several processes. */
async function open(on = database()): Promise<LiveGames> {
  const registry = await liveGames(on);
  opened.push(registry);
  return registry;
}

/** Another process, or the same one started again. */
async function start(first: RegistryFixture, on = database()): Promise<RegistryFixture> {
  const registry = await registryFixture(on, first);
  opened.push(registry);
  return registry;
}

/** Adds the act to the history as a process that dies before it writes the pages or notifies anybody. */
async function dieAfterAct({ registry }: RegistryFixture): Promise<void> {
  const act = {
    act: 'promote' as const,
    name: 'remote-games',
    version: '1.0.1',
    percent: 10,
    why: '',
    who: 'operator',
  };
  assert.ok(await registry.repository.addAct({ ...act, sequence: 3, at: registry.clock.now() }));
}

// covers 10
test('writes the pages of an act at the next start when its process died before', async () => {
  const first = await open();
  await dieAfterAct(first);
  assert.equal(await first.shown(), '1.0.0 100');
  await writeFile(path.join(first.dataDir, 'site/index.html.half.new'), '<!doctype');
  await start(first);
  assert.equal(await first.shown(), '1.0.1 10, 1.0.0 90');
  assert.equal((await first.composition()).sequence, 3);
});

test('continues from what a dead process had decided', async () => {
  const first = await open();
  await dieAfterAct(first);
  assert.deepEqual((await first.rollback()).value, { sequence: 4, name: 'remote-games', live: '1.0.0' });
  assert.equal(await first.shown(), '1.0.0 100');
});

test('leaves no temporary files beside the pages', async () => {
  const first = await open();
  await Promise.all([1, 2, 3].map(() => first.registry.site.refresh()));
  const files = await readdir(path.join(first.dataDir, 'site'));
  assert.deepEqual(
    files.filter((file) => file.endsWith('.new')),
    [],
  );
});

onPostgres('a starting process notifies the others of what it found', async () => {
  const first = await open(postgres());
  await dieAfterAct(first);
  // Notifications of the first acts may arrive after this; the start notifies of the third.
  const notified = new Promise<void>((resolve) => {
    first.kernel.live.listen(null, ({ event }) => {
      if (event.type === 'composition' && event.sequence === 3) resolve();
    });
  });
  const second = await start(first, postgres());
  await second.kernel.live.flush();
  await first.kernel.live.flush();
  await notified;
});
