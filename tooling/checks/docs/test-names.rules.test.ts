import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testNameFaults } from './test-names.rules.ts';

const sources = ['a/draws.ts', 'a/limits.rules.ts', 'a/page.tsx', 'a/loader.cjs', 'a/tokens.css', 'a/tickets/end.ts'];

for (const name of [
  'a/draws.test.ts',
  'a/draws.crash.test.ts',
  'a/draws.slow.test.ts',
  'a/draws.crash.slow.test.ts',
  'a/limits.rules.test.ts',
  'a/limits.rules.property.test.ts',
  'a/page.test.tsx',
  'a/loader.test.ts',
  'a/tokens.contrast.test.ts',
  'a/tickets.test.ts',
  'a/tickets/tickets.races.test.ts',
  'e2e/any.test.ts',
])
  test(`accepts ${name}`, () => assert.deepEqual(testNameFaults([...sources, name]), []));

for (const name of [
  'a/crash.test.ts',
  'a/limits.test.ts',
  'a/draws.rules.test.ts',
  'a/draws.crash.late.test.ts',
  'a/end.test.ts',
  'a/tickets/draws.test.ts',
  'a/tickets/a.test.ts',
])
  test(`refuses ${name}`, () => {
    assert.deepEqual(testNameFaults([...sources, name]), [
      `${name}: stands beside no file or folder of its name (CONTRIBUTING.md, "Test it")`,
    ]);
  });

test('takes no test for the subject of another', () => {
  assert.equal(testNameFaults(['b/crash.test.ts', 'b/crash.late.test.ts']).length, 2);
});
