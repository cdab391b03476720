import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isSameSecret } from './same-secret.ts';

test('takes the secret alone, also for texts of another length', () => {
  assert.equal(isSameSecret('a secret', 'a secret'), true);
  for (const given of ['', 'a', 'a secres', 'a secret ', 'A secret'])
    assert.equal(isSameSecret(given, 'a secret'), false);
  assert.equal(isSameSecret('', ''), true);
});

test('is the only place of the platform that compares in constant time', () => {
  const root = new URL('../../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const others = files.filter((file) => readFileSync(new URL(file, root), 'utf8').includes('timingSafe' + 'Equal'));
  assert.deepEqual(others, ['kernel/security/same-secret.ts']);
});
