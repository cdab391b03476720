import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathsOf } from './check.ts';
import { lostCitations } from './citations.rules.ts';

const there = pathsOf([
  'docs/product.md',
  'docs/decisions/money/034-withdrawals.md',
  'docs/home.png',
  'shell/src/main.tsx',
]);
const lostIn = (path: string, text: string) => lostCitations(path, text, (asked) => there.has(asked));

for (const [path, text, lost] of [
  ['shell/src/a.ts', '/** The banner of a path (specification 2.2). */', 'specification 2'],
  ['shell/src/a.ts', '// The tables of specification section 9.', 'specification section 9'],
  ['shell/src/a.ts', "test('the words of the specification', run);", 'the specification'],
  ['docs/a.md', 'DESIGN sections 5 and 6 give the bounds.', 'DESIGN'],
  ['docs/a.md', 'As DESIGN.md says.', 'DESIGN.md'],
  ['shell/src/a.ts', '// The slim row (LOOK).', '(LOOK)'],
  ['docs/a.md', 'Written by STYLE.md.', 'STYLE.md'],
  ['shell/src/a.ts', '// docs/products.md 2.2', 'docs/products.md'],
  ['shell/src/a.ts', '// docs/decisions/035', 'docs/decisions/035'],
  ['shell/src/a.ts', '// docs/decisions/money/034-withdraw.md', 'docs/decisions/money/034-withdraw.md'],
  ['docs/a.md', 'Decision 035 left it.', 'Decision 035'],
  ['docs/a.md', '[rules](products.md)', 'products.md'],
  ['README.md', '![home](docs/house.png)', 'docs/house.png'],
  ['docs/architecture.md', '`shell/src/mane.tsx` starts it.', 'shell/src/mane.tsx'],
] as const)
  test(`finds ${lost} in ${path}`, () => assert.deepEqual(lostIn(path, text), [`${path}: ${lost}`]));

for (const [path, text] of [
  ['shell/src/a.ts', '/** The banner of a path (docs/product.md 2.2, docs/decisions/034; decisions/034). */'],
  [
    'docs/a.md',
    '[rules](product.md#2-screens), [a record](decisions/money/034-withdrawals.md), [records](decisions), [web](https://a.b/c)',
  ],
  ['docs/architecture.md', '`shell/src/main.tsx`, `shell/`'],
  ['shell/src/a.ts', '// As the QR specification of EMVCo has it.'],
  ['shell/src/a.ts', "const DESIGNED = 'design';"],
] as const)
  test(`accepts ${text}`, () => assert.deepEqual(lostIn(path, text), []));
