import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const script = fileURLToPath(new URL('fixtures/start-and-stay.ts', import.meta.url));
const goneWithinMs = 30_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

// covers 10
test('nginx and PostgreSQL end when the one that started them is killed', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parent-death-'));
  const parent = spawn(process.execPath, ['--import', 'tsx', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await once(createInterface({ input: parent.stdout }), 'line');
    const pids = v.parse(v.array(v.pipe(v.number(), v.minValue(2))), JSON.parse(String(line)));
    assert.deepEqual(pids.map(isAlive), [true, true]);
    parent.kill('SIGKILL');
    const deadline = Date.now() + goneWithinMs;
    while (pids.some(isAlive)) {
      assert.ok(Date.now() < deadline, `${pids.filter(isAlive).join(', ')} still run`);
      await pause(50);
    }
  } finally {
    parent.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
