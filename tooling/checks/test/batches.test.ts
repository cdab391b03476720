import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { aloneInOrder, inBatches } from './batches.ts';
import { tapCounts } from './counts.ts';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'batches-'));
});
after(() => rm(folder, { recursive: true }));

const head = "import test, { after, before } from 'node:test';\nimport assert from 'node:assert/strict';\n";

/** Runs the test files as if in the platform's folder, in one process. */
async function countsOf(files: Record<string, string>) {
  const home = process.cwd();
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'platform', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, head + text);
  }
  process.chdir(folder);
  const batches = await inBatches(
    Object.keys(files).map((name) => `platform/${name}`),
    folder,
  ).finally(() => process.chdir(home));
  const tap = join(folder, 'out.tap');
  const reporting = ['--test-reporter=tap', `--test-reporter-destination=${tap}`];
  // Without the variable that marks a test process, in which the runner would not run files, and without a choice of databases.
  const { NODE_TEST_CONTEXT: _, TEST_DATABASES: __, ...env } = process.env;
  spawnSync('node', ['--import', 'tsx', '--test', ...reporting, ...batches], { env });
  return tapCounts(tap);
}

test('every case of every file counts, and what failed is named', async () => {
  const { passed, failed, failures } = await countsOf({
    'one.test.ts': "test('holds', () => {});\ntest('fails', () => assert.equal(1, 2));",
    'two.test.ts': "test('holds, too', () => {});",
  });
  assert.deepEqual([passed, failed], [2, 1]);
  assert.ok(failures.includes('fails'), failures.join());
});

test('the hooks of a file run around its own cases', async () => {
  const state = 'globalThis.open = (globalThis.open ?? 0)';
  const file = `before(() => { ${state} + 1; });\nafter(() => { ${state} - 1; });\ntest('alone', () => assert.equal(globalThis.open, 1));`;
  const { passed, failed } = await countsOf({ 'one.test.ts': file, 'two.test.ts': file });
  assert.deepEqual([passed, failed], [2, 0]);
});

test('a file that cannot be loaded is a failure, and the others run', async () => {
  const { passed, failed, failures } = await countsOf({
    'broken.test.ts': "throw new Error('cannot be loaded');",
    'two.test.ts': "test('holds', () => {});",
  });
  assert.deepEqual([passed, failed], [1, 1]);
  assert.ok(failures.includes('platform/broken.test.ts'), failures.join());
});

test('files of one process run on the same databases: both, or PostgreSQL alone', async () => {
  const source = "test('on ' + (process.env.TEST_DATABASES ?? 'both'), () => assert.fail());";
  const { failures } = await countsOf({ 'src/kernel/one.test.ts': source, 'src/modules/content/two.test.ts': source });
  assert.deepEqual(failures.filter((name) => name.startsWith('on ')).sort(), ['on both', 'on postgres']);
});

test('files of rooms that start whole products run alone', async () => {
  const files = ['demo-vendor/c.test.ts', 'tooling/a.test.ts', 'e2e/setup/b.test.ts', 'platform/d.test.ts'];
  const loaders = await inBatches(files, folder, { isOnBoth: () => true });
  assert.deepEqual(
    loaders.map((file) => basename(file)),
    ['batch-001-c.test.ts.mjs', 'alone-001-a.test.ts.mjs', 'alone-002-b.test.ts.mjs'],
  );
});

test('only processes of files that may import TypeScript load tsx', async () => {
  const files = ['platform/a.test.ts', 'platform/b.test.ts', 'tooling/c.test.ts'];
  const loaders = await inBatches(files, folder, { isOnBoth: () => true });
  const texts = await Promise.all(loaders.map((file) => readFile(file, 'utf8')));
  assert.deepEqual(
    texts.map((text) => /^import "file:.*\/tsx\//.test(text)),
    [false, true],
  );
});

test('what kills whole products starts first, each file alone', async () => {
  const files = ['platform/a.model.slow.test.ts', 'tooling/crash-tests/b.slow.test.ts'];
  const loaders = await aloneInOrder(files, folder);
  assert.deepEqual(
    loaders.map((file) => basename(file)),
    ['alone-001-b.slow.test.ts.mjs', 'alone-002-a.model.slow.test.ts.mjs'],
  );
  const texts = await Promise.all(loaders.map((file) => readFile(file, 'utf8')));
  assert.match(texts[0] ?? '', /\nawait import\("file:.*\/tooling\/crash-tests\/b\.slow\.test\.ts"\);\n$/);
  assert.match(
    texts[1] ?? '',
    /^process\.env\.TEST_DATABASES = 'postgres';\nawait import\("file:.*\/a\.model\.slow\.test\.ts"\);/,
  );
});
