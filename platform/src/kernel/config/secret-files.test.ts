import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { withSecretFiles } from './secret-files.ts';

test('reads a secret from the file that a variable names, without the end of its line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-secret-'));
  const file = path.join(folder, 'database-url');
  await writeFile(file, 'postgresql://server:word@database/portal\n');
  const env = withSecretFiles({ DATABASE_URL_FILE: file, PORT: '8080', SECRETS_KEY: 'kept' });
  assert.equal(env.DATABASE_URL, 'postgresql://server:word@database/portal');
  assert.deepEqual([env.PORT, env.SECRETS_KEY], ['8080', 'kept']);
  assert.throws(() => withSecretFiles({ DATABASE_URL_FILE: file, DATABASE_URL: 'other' }), /DATABASE_URL: set it or/);
  assert.throws(
    () => withSecretFiles({ SECRETS_KEY_FILE: path.join(folder, 'none') }),
    /SECRETS_KEY_FILE: .*none cannot be/,
  );
  await rm(folder, { recursive: true });
});
