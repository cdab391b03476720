import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { pruneCommand } from './prune-command.ts';

const { gives, asked, forget, run } = commandHarness();
const release = { name: 'remote-games', version: '1.0.0' };

test('shows what would be deleted, and deletes only when confirmed', async () => {
  gives({ releases: [{ ...release, because: 'never_live', bytes: 2048 }], isDone: false });
  const looked = await run(pruneCommand, 'prune');
  assert.match(looked.out, /remote-games +1\.0\.0 +never live +2 KB\s+Nothing is deleted yet. To delete: {2}--really/);
  assert.deepEqual(asked().body, { olderThanDays: 30, keepLive: 10 });
  const done = await run(pruneCommand, 'prune', 'remote-games', '--older-than', '60', '--really', '--why', 'the disk');
  assert.match(done.out, /Deleted\./);
  const limits = { name: 'remote-games', olderThanDays: 60, keepLive: 10 };
  assert.deepEqual(asked().body, { ...limits, confirm: { releases: [release], why: 'the disk' } });
});

test('prints that there is nothing to delete, and sends nothing without a reason', async () => {
  gives({ releases: [], isDone: false });
  assert.equal((await run(pruneCommand, 'prune', '--really', '--why', 'the disk')).out, 'Nothing to delete.');
  forget();
  const { code, error } = await run(pruneCommand, 'prune', '--really');
  assert.equal(code, exitCodes.refused);
  assert.match(error, /Say why/);
  assert.deepEqual(asked(), {});
});
