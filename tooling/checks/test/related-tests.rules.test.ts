import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relatedTests } from './related-tests.rules.ts';

const graph = new Map([
  ['platform/a.test.ts', ['platform/a.ts']],
  ['platform/a.ts', ['shared/money.ts']],
  ['platform/b.test.ts', ['platform/b.ts']],
  ['tooling/c.test.ts', ['platform/b.ts']],
]);
const tests = ['platform/a.test.ts', 'platform/b.test.ts', 'tooling/c.test.ts'];

for (const [what, changed, expected] of [
  ['a test itself', ['platform/a.test.ts'], ['platform/a.test.ts']],
  ['a file that two tests import', ['platform/b.ts'], ['platform/b.test.ts', 'tooling/c.test.ts']],
  ['a file at the end of a chain', ['shared/money.ts'], ['platform/a.test.ts']],
  ['a file that is read, not imported', ['platform/a.sql'], ['platform/a.test.ts', 'platform/b.test.ts']],
  ['a file of a package without tests', ['docs/product.md'], []],
  ['nothing', [], []],
] as const)
  test(`a change of ${what} reaches ${expected.length} of three tests`, () => {
    assert.deepEqual(relatedTests(tests, graph, changed), expected);
  });

test('files that import each other are followed once', () => {
  const circle = new Map([
    ['one.ts', ['two.ts']],
    ['two.ts', ['one.ts']],
  ]);
  assert.deepEqual(relatedTests(['one.ts'], circle, ['two.ts']), ['one.ts']);
});
