import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findServerTests } from './find-tests.ts';
import { runsOnEmbedded } from './runs-on-embedded.rules.ts';

test('runs foundations of other code on both databases, whatever their name', () => {
  for (const name of ['kernel/a', 'kernel/deep/b', 'modules/wallet/c', 'modules/vendor-api/d'])
    assert.equal(runsOnEmbedded(`platform/src/${name}.test.ts`), true, name);
});

test('runs between a sixth and a third of the other module files on the embedded database', async () => {
  const files = (await findServerTests('fast')).filter((file) => file.startsWith('platform/src/modules/'));
  const others = files.filter((file) => !file.includes('/wallet/'));
  const share = others.filter(runsOnEmbedded).length / others.length;
  assert.ok(others.length > 100 && share > 1 / 6 && share < 1 / 3, `${others.length} files, ${share}`);
});
