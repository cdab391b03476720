import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedCases } from './failed-cases.rules.ts';

const owners = { shell: 'portal squad', 'remote-games': 'games squad', 'remote-lottery': 'lottery squad' };

function reportOf(title: string, annotations: { type: string; description?: string }[] = []) {
  const attachments = [{ name: 'trace', path: '/results/trace.zip' }];
  const results = [{ error: { message: 'not visible\nmore of it' }, attachments }];
  const specs = [
    { title, file: 'a.spec.ts', tests: [{ status: 'unexpected', annotations, results }] },
    { title: 'remote-games is well', file: 'a.spec.ts', tests: [{ status: 'expected', results: [{}] }] },
  ];
  const suites = [{ title: 'a.spec.ts', suites: [{ title: 'inner', specs }] }];
  return { suites, stats: { expected: 1, unexpected: 1 } };
}

// covers 10
test('names the trace of a failed case and the squad of the remote in its title', () => {
  assert.deepEqual(failedCases(reportOf('remote-lottery is shown'), owners), {
    passed: 1,
    failed: [
      {
        title: 'a.spec.ts › inner › remote-lottery is shown',
        file: 'a.spec.ts',
        why: 'not visible',
        release: 'remote-lottery',
        owner: 'lottery squad',
        trace: '/results/trace.zip',
      },
    ],
  });
});

test('trusts the report of the page more than the title', () => {
  const annotations = [{ type: 'remote-failed', description: 'remote-games 1.0.2 mount_failed' }];
  assert.equal(failedCases(reportOf('remote-lottery is shown', annotations), owners).failed[0]?.owner, 'games squad');
});

test('assigns a case that names no remote to the shell', () => {
  assert.equal(failedCases(reportOf('a visitor logs in'), owners).failed[0]?.owner, 'portal squad');
});
