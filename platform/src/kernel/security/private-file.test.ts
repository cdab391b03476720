import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { writePrivateFile } from './private-file.ts';

test('writes a file for its owner alone, and for the group of a folder that hands its files to one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-private-'));
  const file = path.join(folder, 'keys.json');
  const modeAfterWriting = async () => {
    await writePrivateFile(file, '{}');
    return (await stat(file)).mode & 0o777;
  };
  assert.equal(await modeAfterWriting(), 0o600);
  await chmod(folder, 0o2750);
  assert.equal(await modeAfterWriting(), 0o640);
  await rm(folder, { recursive: true });
});
