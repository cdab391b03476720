import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@portal/build/webpack/workspace';
import { startChild } from './child.ts';
import { checkPorts, freePorts } from './ports.ts';

const logFolder = mkdtempSync(path.join(os.tmpdir(), 'start-child-'));
after(() => rmSync(logFolder, { recursive: true, force: true }));
const timeoutMs = 60_000;

async function until<T>(subject: string, look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${subject} did not come`);
    await pause(50);
  }
}

const answerOf = (port: number) =>
  until('the answer', () =>
    fetch(`http://localhost:${port}/`)
      .then((answer) => answer.text())
      .catch(() => undefined),
  );

const isGone = async (pid: number) => {
  try {
    process.kill(pid, 0);
    return undefined;
  } catch {
    return true;
  }
};

test('a server is started under its own process id, and is gone after the stop', async () => {
  const ports = await freePorts();
  const lost: string[] = [];
  const child = startChild({
    name: 'small',
    main: 'tooling/run/start/fixtures/small-server.ts',
    env: { ...process.env, PORT: String(ports.platform) },
    logFolder,
    onLost: (name) => lost.push(name),
  });
  assert.equal(await answerOf(ports.platform), String(child.pid));
  await child.stop();
  assert.equal(await isGone(child.pid), true);
  await checkPorts(ports, 0);
  assert.deepEqual(lost, []);
});

test('reports a server that ends by itself, with its log', async () => {
  const lost = await new Promise<string[]>((resolve) => {
    startChild({
      name: 'broken',
      main: 'tooling/run/start/fixtures/no-such-file.ts',
      env: process.env,
      logFolder,
      onLost: (name, logFile) => resolve([name, logFile]),
    });
  });
  assert.equal(lost[0], 'broken');
  assert.match(readFileSync(lost[1] ?? '', 'utf8'), /no-such-file/);
});

test('a server ends when the process that started it is killed -9', async () => {
  const ports = await freePorts();
  const script = path.join(root, 'tooling/run/start/fixtures/short-lived-parent.ts');
  const parent = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: { ...process.env, PORT: String(ports.platform), LOG_FOLDER: logFolder },
    stdio: 'ignore',
  });
  const pid = Number(await answerOf(ports.platform));
  assert.notEqual(pid, parent.pid);
  parent.kill('SIGKILL');
  await until('the end of the server', () => isGone(pid));
});
