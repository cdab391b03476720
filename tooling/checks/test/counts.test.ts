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

test('jest: a suite that could not start is a failure, and every failure has a name', async () => {
  const suites = [
    { name: 'a.test.ts', message: 'cannot import b\n at x', assertionResults: [] },
    {
      name: 'c.test.ts',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'fine', failureMessages: [] },
        { status: 'failed', fullName: 'adds', failureMessages: ['\u001b[31mexpected 2\u001b[0m\n got 3'] },
      ],
    },
  ];
  const counts = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  const path = await fileWith(JSON.stringify({ ...counts, testResults: suites }));
  const failures = ['a.test.ts: cannot import b', 'adds: expected 2'];
  assert.deepEqual(await jestCounts(path), { passed: 7, failed: 2, failures });
});

test('tap: the closing counts, cancelled and skipped ones as failures', async () => {
  const lines = ['ok 1 - a', '# pass 1', '# fail 0', 'ok 2', '    not ok 1 - c', 'ok 3 - d # SKIP later', '# pass 12'];
  const path = await fileWith([...lines, '# fail 1', '# cancelled 2', '# skipped 1', ''].join('\n'));
  assert.deepEqual(await tapCounts(path), { passed: 12, failed: 4, failures: ['c', 'd # SKIP later'] });
});

test('playwright: counts a case that passed at the second attempt as failed, and reports what did not run', async () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [{ projectName: 'journeys', status, results: [{ error: { message } }] }],
  });
  const inner = { specs: [spec('plays', 'unexpected', 'no button\nlog'), spec('pays', 'expected', '')] };
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 4 };
  const path = await fileWith(
    JSON.stringify({ stats, suites: [{ suites: [inner], specs: [spec('opens', 'flaky', '')] }] }),
  );
  const failures = [
    'journeys › a.spec.ts:3 › opens',
    'journeys › a.spec.ts:3 › plays: no button',
    '4 cases did not run',
  ];
  assert.deepEqual(await playwrightCounts(path), { passed: 5, failed: 3, failures });
});

test('a missing report counts nothing', async () => {
  assert.deepEqual(await tapCounts(join(folder, 'gone')), { passed: 0, failed: 0, failures: [] });
});

test('a step that ran no case has failed, and so has one that exits with an error', async () => {
  const count = async () => ({ passed: 0, failed: 0, failures: [] });
  const blind = await runStep({ name: 'blind', command: 'node', args: ['-e', '0'], count });
  assert.deepEqual([blind.passed, blind.failed], [0, 1]);
  const broken = await runStep({ name: 'broken', command: 'node', args: ['-e', 'process.exit(3)'] });
  assert.deepEqual([broken.passed, broken.failed], [0, 1]);
});
