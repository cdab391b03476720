import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { root } from '@portal/build/webpack/workspace';

const main = path.join(root, 'tooling/cli/main.mjs');
const bundle = path.join(root, '.cache/cli/bundles/studio.mjs');
const source = path.join(root, 'tooling/cli/studio.ts');
const builtAt = async () => (await stat(bundle)).mtimeMs;

async function assertHelp(): Promise<void> {
  const { stdout } = await run('studio', '--help');
  assert.match(stdout, /pnpm studio draws list/);
}

const run = (...args: string[]) =>
  promisify(execFile)('node', [main, ...args], { env: { ...process.env, DATA_DIR: '' } });

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

test('looks for the running product in the data folder of this checkout', async () => {
  const failure = await run('release', 'list', '--data-dir', 'no-such-folder').catch(({ stderr }) => stderr);
  assert.ok(failure.includes(path.join(root, 'no-such-folder/operator.json')), failure);
});
