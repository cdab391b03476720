import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { libraryOf } from './plugins/private-copies-plugin.ts';
import { consumedShares, laterKeys, providedShares, sharedKeys } from './shared-keys.ts';
import { root } from './workspace.ts';

test('the shell imports every shared key: one that it does not import is not provided', () => {
  const text = readFileSync(path.join(root, 'shell/src/remotes/provided.ts'), 'utf8');
  const namesOf = (line: RegExp) => [...text.matchAll(line)].map(([, name]) => name);
  const [first, later] = [namesOf(/^import '([^']+)';$/gm), namesOf(/=> import\('([^']+)'\)/g)];
  assert.deepEqual([...first, ...later].sort(), [...sharedKeys].sort());
  assert.deepEqual(later, laterKeys);
});

test('the shell provides what remotes consume, and remotes provide none of it', () => {
  const [provided, consumed] = [providedShares(), consumedShares()];
  assert.deepEqual(Object.keys(provided), Object.keys(consumed));
  for (const [key, share] of Object.entries(provided)) {
    assert.deepEqual([share.eager, share.singleton], [!laterKeys.includes(key), true], key);
  }
  for (const share of Object.values(consumed)) assert.equal(share.import, false);
});

test('detects a second copy of a shared library by its folder', () => {
  const store = '/repo/node_modules/.pnpm/react-router-dom@7.18.5/node_modules/react-router-dom/dist/index.mjs';
  assert.equal(libraryOf(store), 'react-router-dom');
  assert.equal(libraryOf('/repo/node_modules/.pnpm/jotai@2/node_modules/jotai/esm/index.mjs'), 'jotai');
  assert.equal(libraryOf('/repo/node_modules/.pnpm/x/node_modules/react-hook-form/dist/index.mjs'), undefined);
  assert.equal(libraryOf('/repo/shared/remote/src/router.ts'), undefined);
  assert.equal(libraryOf('/repo/shared/ui/src/art/game-picture.ts'), 'the code that draws pictures');
  assert.equal(libraryOf('/repo/shared/ui/src/art/svg-source.ts'), undefined);
  const dialog = '/repo/node_modules/.pnpm/@base-ui+react@1/node_modules/@base-ui/react/dialog/index.mjs';
  assert.equal(libraryOf(dialog), '@base-ui/react');
});
