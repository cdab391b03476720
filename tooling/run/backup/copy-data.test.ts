import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { backUp } from './backup-and-restore.ts';
import { copyData } from './copy-data.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'copy-data-'));
after(() => rm(folder, { recursive: true }));

test('leaves out drafts, vanished entries and files that are written again', async () => {
  const from = path.join(folder, 'from');
  for (const name of ['keys', 'releases/.incoming/x', 'site/previews'])
    await mkdir(path.join(from, name), { recursive: true });
  for (const name of ['keys/a', 'keys/b.new', 'releases/.incoming/x/a', 'site/index.html', 'operator.json'])
    await writeFile(path.join(from, name), 'x');
  await symlink(path.join(from, 'gone'), path.join(from, 'keys/vanished'));
  await copyData(from, path.join(folder, 'to'));
  const copied = await readdir(path.join(folder, 'to'), { recursive: true });
  assert.deepEqual(copied.sort(), ['keys', 'keys/a', 'releases']);
});

test('files that are replaced all the time do not stop a copy', async () => {
  const from = path.join(folder, 'busy');
  await mkdir(path.join(from, 'vendor'), { recursive: true });
  const replace = async (turn: number) => {
    const file = path.join(from, 'vendor', `${turn % 20}.json`);
    await writeFile(`${file}.${turn}`, 'x'.repeat(3_000));
    await rename(`${file}.${turn}`, file);
  };
  for (let turn = 0; turn < 20; turn += 1) await replace(turn);
  let goesOn = true;
  const writing = (async () => {
    for (let turn = 20; goesOn; turn += 1) await replace(turn);
  })();
  try {
    for (let turn = 0; turn < 30; turn += 1) {
      const to = path.join(folder, `busy-${turn}`);
      await copyData(from, to);
      const copied = (await readdir(path.join(to, 'vendor'))).filter((name) => /^\d+\.json$/.test(name));
      assert.equal(copied.length, 20);
    }
  } finally {
    goesOn = false;
    await writing;
  }
});

test('a backup that failed leaves no folder', async () => {
  const to = path.join(folder, 'failed');
  const nowhere = 'postgres://nobody@127.0.0.1:1/none';
  await assert.rejects(backUp({ databaseUrl: nowhere, dataDir: path.join(folder, 'none'), folder: to }));
  assert.equal((await readdir(folder)).includes('failed'), false);
});
