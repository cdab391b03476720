import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../workspace.ts';

const lean: (source: string) => string = createRequire(import.meta.url)('./lean-router-loader.cjs');

function routerSources(): string[] {
  const routerDom = createRequire(path.join(root, 'shared/package.json')).resolve('react-router-dom');
  const folder = path.resolve(path.dirname(createRequire(routerDom).resolve('react-router')), '../production');
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

test('the router that is installed loses its names and is marked where it makes something', () => {
  const before = routerSources().join('\n');
  const after = routerSources().map(lean).join('\n');
  assert.match(before, /^Form\.displayName = /m);
  assert.doesNotMatch(after, /^\w+\.displayName = /m);
  for (const part of ['Link', 'NavLink', 'Form'])
    assert.match(after, new RegExp(`var ${part} = /\\*#__PURE__\\*/ React\\d*\\.forwardRef\\(`));
});

test('nothing else is changed', () => {
  const other = 'const a = React.useMemo(() => 1);\nthing.displayName ?? "";\nfoo(React.memo(x));';
  assert.equal(lean(other), other);
});
