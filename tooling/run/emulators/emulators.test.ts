import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@portal/build/webpack/workspace';

const folder = mkdtempSync(path.join(os.tmpdir(), 'emulators-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const timeoutMs = 60_000;

/** Whether anybody listens on the port of an address. */
function isServed(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

test('Auth emulator and mail sink are gone when the process that started them is killed -9', async () => {
  const script = path.join(root, 'tooling/run/emulators/fixtures/short-lived-parent.ts');
  const parent = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: { ...process.env, MAIL_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => parent.once('close', () => resolve()));
  let emulators: Record<string, string> | undefined;
  for await (const line of createInterface({ input: parent.stdout })) {
    if (!line.startsWith('{')) continue;
    emulators = JSON.parse(line);
    break;
  }
  const addresses = Object.values(emulators ?? {});
  assert.deepEqual(await Promise.all(addresses.map(isServed)), [true, true]);
  parent.kill('SIGKILL');
  await ended;
  const deadline = Date.now() + timeoutMs;
  while ((await Promise.all(addresses.map(isServed))).includes(true)) {
    assert.ok(Date.now() < deadline, `still served: ${addresses.join(', ')}`);
    await pause(100);
  }
});
