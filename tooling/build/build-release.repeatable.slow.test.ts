import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { root } from './webpack/workspace.ts';

const run = promisify(execFile);
const script = 'tooling/build/fixtures/build-fixtures.ts';
const partsOfCheckout = ['package.json', 'pnpm-lock.yaml', 'node_modules', 'shared', 'shell', 'platform', 'tooling'];

let folder: string;
const here = () => path.join(folder, 'here');
const elsewhere = () => path.join(folder, 'elsewhere');

before(async () => {
  // Beside the checkout, so that hard links are enough for a second one.
  await mkdir(path.join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(path.join(root, '.cache/repeatable-'));
  const checkout = path.join(folder, 'checkout');
  await mkdir(checkout);
  await run('cp', ['-al', ...partsOfCheckout.map((part) => path.join(root, part)), checkout]);
  await run(process.execPath, ['--import', 'tsx', script, here()], { cwd: root });
  await run(process.execPath, ['--import', 'tsx', script, elsewhere()], { cwd: checkout });
});
after(() => rm(folder, { recursive: true, force: true }));

async function contents(of: string): Promise<Record<string, string>> {
  const entries = (await readdir(of, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const read = entries.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(of, file), await readFile(file, 'latin1')] as const;
  });
  return Object.fromEntries((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('two builds of one commit, in two checkouts, give the same bytes', async () => {
  const files = await contents(here());
  assert.ok(Object.keys(files).length > 8, Object.keys(files).join(' '));
  assert.deepEqual(await contents(elsewhere()), files);
});

test('no file of a release names a folder of the machine that built it', async () => {
  for (const [file, text] of Object.entries(await contents(here()))) assert.equal(text.includes(root), false, file);
});
