import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ownSecret } from './own-secret.ts';

test('creates the secret once, readable by its owner only, and never replaces it by accident', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vendor-secret-'));
  try {
    const first = ownSecret(path.join(folder, 'new'));
    assert.equal(first.length, 32);
    assert.deepEqual(Buffer.from(ownSecret(path.join(folder, 'new'))), Buffer.from(first));
    const file = path.join(folder, 'new', 'studio.key');
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    await writeFile(file, 'short');
    assert.throws(() => ownSecret(path.join(folder, 'new')), /holds no secret/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
