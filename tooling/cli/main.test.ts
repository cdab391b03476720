import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { root } from '@portal/build/webpack/workspace';

const main = path.join(root, 'tooling/cli/main.mjs');
const bundle = path.join(root, '.cache/cli/studio.mjs');
const source = path.join(root, 'tooling/cli/studio.ts');
const builtAt = async () => (await stat(bundle)).mtimeMs;

async function assertHelp(): Promise<void> {
  const { stdout } = await promisify(execFile)('node', [main, 'studio', '--help']);
  assert.match(stdout, /pnpm studio draws list/);
}

before(() => rm(bundle, { force: true }));

test('builds its bundle once when two processes start without one', async () => {
  await Promise.all([assertHelp(), assertHelp()]);
  const first = await builtAt();
  await assertHelp();
  assert.equal(await builtAt(), first);
});

test('builds its bundle again when a source is newer', async () => {
  await assertHelp();
  const first = await builtAt();
  await utimes(source, new Date(), new Date());
  await assertHelp();
  assert.ok((await builtAt()) > first);
});
