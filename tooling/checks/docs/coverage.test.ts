import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageFaults, coveragePage, coveredCases } from './coverage.rules.ts';

const product = '# Product\n\n## 1. Purpose\n\n## 2. Screens\n\n### 2.1 Routes\n';
const tagOf = (words: string): string => `// ${'covers'} ${words}`;

test('lists each tagged case under its sections, with its title', () => {
  const text = `${tagOf('1, 2.1')}\ntest('opens the "home" page', () => {});\ntest('another', () => {});\n`;
  assert.deepEqual(coveredCases([{ path: 'a.test.ts', text }]), [
    { section: '1', file: 'a.test.ts', statement: 'opens the "home" page' },
    { section: '2.1', file: 'a.test.ts', statement: 'opens the "home" page' },
  ]);
});

test('takes the words of the tag where a title is put together at run time', () => {
  const text = `  ${tagOf('2.1: every row of the table')}\n  for (const row of rows) test(row.name, () => {});\n`;
  assert.deepEqual(coveredCases([{ path: 'e2e/specs/a.spec.ts', text }]), [
    { section: '2.1', file: 'e2e/specs/a.spec.ts', statement: 'every row of the table' },
  ]);
});

test('reads the title of a table of cases that breaks over lines', () => {
  const text = `${tagOf('1')}\ntest.each([\n  ['a', 1],\n])(\n  "doesn't open %s",\n  () => {},\n);\n`;
  assert.equal(coveredCases([{ path: 'a.test.ts', text }])[0]?.statement, "doesn't open %s");
});

test('writes sections in the order of the product, without those that no case holds', () => {
  const page = coveragePage(product, [{ section: '2.1', file: 'a.test.ts', statement: 'opens' }]);
  assert.match(page, /## 2\.1 Routes\n\n- opens \(`a\.test\.ts`\)\n$/);
  assert.doesNotMatch(page, /Purpose/);
});

test('names tags without a section or case, and sections that no case holds', () => {
  const cases = [
    { section: '9', file: 'a.test.ts', statement: 'opens' },
    { section: '2.1', file: 'b.test.ts', statement: '; ' },
  ];
  assert.deepEqual(coverageFaults(product, cases), [
    'a.test.ts: "covers 9" names no section or stands above no case',
    'b.test.ts: "covers 2.1" names no section or stands above no case',
    'docs/product.md 1: no test covers this section',
  ]);
});
