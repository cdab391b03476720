import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { lockData } from './data-lock.ts';
import { StartProblem } from './ports.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'start-lock-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Id of a process that has ended. */
function goneProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

test('locks a data folder once and releases it', () => {
  const lock = lockData(folder);
  assert.equal(lock.wasStale, false);
  lock.release();
  assert.equal(existsSync(path.join(folder, 'start.lock')), false);
});

test('the folder of a living process is refused, naming it', () => {
  writeFileSync(path.join(folder, 'start.lock'), `${process.ppid}\n`);
  assert.throws(
    () => lockData(folder),
    (error) => error instanceof StartProblem && error.message.includes(String(process.ppid)),
  );
});

test('the lock of a process that was killed is taken over', () => {
  writeFileSync(path.join(folder, 'start.lock'), `${goneProcess()}\n`);
  const lock = lockData(folder);
  assert.equal(lock.wasStale, true);
  lock.release();
});
