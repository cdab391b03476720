import assert from 'node:assert/strict';
import { test } from 'node:test';
import { affectedBy } from './affected.rules.ts';

const watched = ['shell', 'remote-games'] as const;

test('a file of a watched remote builds that remote alone', () => {
  assert.deepEqual(affectedBy('remote-games/src/routes.tsx', watched), { releases: ['remote-games'], servers: [] });
  assert.deepEqual(affectedBy('remote-lottery/src/routes.tsx', watched), { releases: [], servers: [] });
});

test('a file of the platform restarts the platform alone', () => {
  assert.deepEqual(affectedBy('platform/src/app.ts', watched), { releases: [], servers: ['platform'] });
});

test('a shared file builds all watched packages, and one of the contract also restarts the servers', () => {
  assert.deepEqual(affectedBy('shared/ui/src/button.tsx', watched), {
    releases: ['shell', 'remote-games'],
    servers: [],
  });
  assert.deepEqual(affectedBy('shared/contract/src/calls/paging.ts', watched).servers, [
    'platform',
    'vendor',
    'provider',
  ]);
});

test('tests, installed packages and output touch nothing', () => {
  for (const file of ['shell/src/a.test.tsx', 'shell/node_modules/x/index.js', 'shell/dist/1.0.0/a.js', 'README.md']) {
    assert.deepEqual(affectedBy(file, watched), { releases: [], servers: [] }, file);
  }
});
