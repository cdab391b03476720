import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Watching, watchRooms } from './watch-rooms.ts';

let root = '';
let watching: Watching | undefined;
const changes = new EventEmitter();
const inRoot = (file: string) => path.join(root, file);
const page = 'remote-x/src/page.tsx';

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'portal-watch-'));
  for (const folder of ['remote-x/src', 'remote-x/node_modules/y', 'elsewhere'])
    await mkdir(inRoot(folder), { recursive: true });
  await writeFile(inRoot(page), 'zero');
  watching = await watchRooms(root, ['remote-x'], (files) => changes.emit('files', files));
});
after(async () => {
  await watching?.close();
  await rm(root, { recursive: true, force: true });
});

/** The files reported next after an action. */
async function changesAfter(work: () => Promise<void>): Promise<string[]> {
  const next = once(changes, 'files');
  await work();
  return (await next)[0];
}

async function replacePage(text: string): Promise<void> {
  await writeFile(inRoot('elsewhere/new'), text);
  await rename(inRoot('elsewhere/new'), inRoot(page));
}

// covers 10
test('reports each time an editor replaces a file', async () => {
  for (const text of ['one', 'two', 'three']) assert.deepEqual(await changesAfter(() => replacePage(text)), [page]);
});

test('reports files of a new folder, but not installed ones', async () => {
  const awaited = ['remote-x/src/part/one.tsx', 'remote-x/src/part/two.tsx'];
  const files = new Set<string>();
  changes.on('files', (more: string[]) => {
    for (const file of more) files.add(file);
    if (awaited.every((name) => files.has(name))) changes.emit('all');
  });
  const all = once(changes, 'all');
  await writeFile(inRoot('remote-x/node_modules/y/index.js'), 'x');
  await mkdir(inRoot('remote-x/src/part'));
  for (const file of awaited) await writeFile(inRoot(file), 'x');
  await all;
  assert.deepEqual(
    [...files].filter((file) => file.includes('node_modules')),
    [],
  );
});
