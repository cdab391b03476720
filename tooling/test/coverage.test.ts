import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brokenRows, coverageRows } from './coverage.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readFromRoot = (file: string) => (existsSync(root + file) ? readFileSync(root + file, 'utf8') : undefined);

test('every row of docs/coverage.md names a case that is there', () => {
  const rows = coverageRows(readFromRoot('docs/coverage.md') ?? '');
  assert.ok(rows.length > 0, 'docs/coverage.md has no rows');
  assert.deepEqual(brokenRows(rows, readFromRoot), []);
});

test('a row with a lost file or case is found', () => {
  const rows = coverageRows(
    '| 9 | a | `x.test.ts › one` |\n| 9 | b | `x.test.ts › two` |\n| 9 | c | `y.test.ts › one` |',
  );
  const broken = brokenRows(rows, (file) => (file === 'x.test.ts' ? "test('one')" : undefined));
  assert.deepEqual(broken, ['9 b: no case "two" in x.test.ts', '9 c: no file y.test.ts']);
});
