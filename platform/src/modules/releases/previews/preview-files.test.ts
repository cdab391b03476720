import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { databaseTests } from '../../../testing/database/databases.ts';
import { registryFixture } from '../testing/registry-fixture.ts';
import { writePreviewFiles } from './preview-files.ts';
import { createPreviewService } from './preview-service.ts';
import { previewsRepository } from './previews-repository.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'previews-'));
after(() => rm(folder, { recursive: true }));

test('removes leftover drafts after a minute', async () => {
  for (const name of ['old.json.1.new', 'young.json.2.new']) await writeFile(path.join(folder, name), 'x');
  const longAgo = new Date(Date.now() - 61_000);
  await utimes(path.join(folder, 'old.json.1.new'), longAgo, longAgo);
  await writePreviewFiles(folder, new Map([['a'.repeat(22), '{}']]));
  assert.deepEqual(await readdir(folder), [`${'a'.repeat(22)}.json`, 'young.json.2.new']);
});

const { test: onDatabase, database } = databaseTests();

onDatabase('files are written from rows that were read under the lock', async () => {
  const { registry, close } = await registryFixture(database());
  const steps: string[] = [];
  const repository = previewsRepository(database());
  const previews: typeof repository = {
    ...repository,
    async holdFiles() {
      await repository.holdFiles();
      const held = await database().call<{ held: number }>(
        'preview_locks',
        "select count(*)::int as held from pg_locks where locktype = 'advisory' and granted and pid = pg_backend_pid()",
        [],
      );
      steps.push(`held ${held[0]?.held}`);
    },
    open: (now) => {
      steps.push('read');
      return repository.open(now);
    },
  };
  const more = { publicOrigin: 'https://portal.example', remoteOrigins: {} };
  const signingKeys = () => assert.fail('nothing is open');
  await createPreviewService({ registry, previews, signingKeys, folder, ...more }).refresh();
  assert.deepEqual(steps, ['held 1', 'read']);
  await close();
});
