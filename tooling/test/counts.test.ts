import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { jestCounts, playwrightCounts, tapCounts } from './counts.ts';
import { runStep } from './step.ts';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'));
});
after(() => rm(folder, { recursive: true }));

async function fileWith(text: string): Promise<string> {
  const path = join(folder, 'report');
  await writeFile(path, text);
  return path;
}

test('jest: a suite that could not start is a failure', async () => {
  const path = await fileWith('{"numPassedTests":7,"numFailedTests":1,"numRuntimeErrorTestSuites":2}');
  assert.deepEqual(await jestCounts(path), { passed: 7, failed: 3 });
});

test('tap: the closing counts, cancelled and skipped ones as failures', async () => {
  const path = await fileWith('ok 1 - a\n# pass 1\n# fail 0\nok 2\n# pass 12\n# fail 1\n# cancelled 2\n# skipped 1\n');
  assert.deepEqual(await tapCounts(path), { passed: 12, failed: 4 });
});

test('playwright: a case that passed at the second try has failed', async () => {
  const path = await fileWith('{"stats":{"expected":5,"unexpected":1,"flaky":2,"skipped":0}}');
  assert.deepEqual(await playwrightCounts(path), { passed: 5, failed: 3 });
});

test('a missing report counts nothing', async () => {
  assert.deepEqual(await tapCounts(join(folder, 'gone')), { passed: 0, failed: 0 });
});

test('a step that ran no case has failed, and so has one that exits with an error', async () => {
  const count = async () => ({ passed: 0, failed: 0 });
  const blind = await runStep({ name: 'blind', command: 'node', args: ['-e', '0'], count });
  assert.deepEqual([blind.passed, blind.failed], [0, 1]);
  const broken = await runStep({ name: 'broken', command: 'node', args: ['-e', 'process.exit(3)'] });
  assert.deepEqual([broken.passed, broken.failed], [0, 1]);
});
