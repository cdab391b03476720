import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { processorSeconds } from './processor-time.ts';

const busy = (ms: number) =>
  `const spent = () => { const { user, system } = process.cpuUsage(); return user + system; }; while (spent() < ${ms * 1000});`;

test('counts the time of children, running and ended', async () => {
  const before = await processorSeconds(process.pid);
  execFileSync(process.execPath, ['-e', busy(300)]);
  const ended = await processorSeconds(process.pid);
  assert.ok(ended - before >= 0.3, `${ended - before}`);
  const child = spawn(process.execPath, ['-e', `${busy(300)} console.log('done'); setInterval(() => {}, 1000);`]);
  await once(child.stdout, 'data');
  const running = await processorSeconds(process.pid);
  child.kill();
  assert.ok(running - ended >= 0.3, `${running - ended}`);
});

test('returns no time for a process that does not exist', async () => {
  assert.equal(await processorSeconds(2 ** 30), Number.NaN);
});
