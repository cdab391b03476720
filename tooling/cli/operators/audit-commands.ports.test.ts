import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { secondFactorCode } from '@portal/platform/kernel/security/second-factor';
import { type OwnPorts, openOwnPorts } from '@portal/platform/testing/own-ports';
import { runCommand } from '../command/run-command.ts';
import { auditCommands } from './audit-commands.ts';
import { sessionCommands } from './session-commands.ts';

const password = 'a long enough one';
let folder: string;
let portal: OwnPorts;

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-audit-'));
  portal = await openOwnPorts({ DATA_DIR: folder });
});
after(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  delete process.env.OPERATOR_PASSWORD;
  delete process.env.OPERATOR_CODE;
});

async function run(...args: string[]) {
  const printed: string[] = [];
  const output = { out: (text: string) => printed.push(text), error: (text: string) => printed.push(text) };
  const commands = { ...sessionCommands, ...auditCommands };
  const code = await runCommand('pnpm operator', commands, [...args, '--data-dir', folder], output);
  return { code, text: printed.join('\n') };
}

// covers 6
test("verifies the chain and prints its heads through the operators' port alone, as an admin who has logged in", async () => {
  const { app } = portal;
  const secret = await app.modules.operator.add({ username: 'ada', password, roles: ['admin'] });
  assert.ok(secret);
  process.env.OPERATOR_PASSWORD = password;
  process.env.OPERATOR_CODE = secondFactorCode(secret, app.server.kernel.clock.now());
  assert.match((await run('login', 'ada')).text, /^You are ada/);
  await app.server.kernel.jobs.runDue();
  assert.deepEqual(await run('audit', 'verify'), {
    code: 0,
    text: '1 entries of the audit hold, and agree with 1 known hashes.',
  });
  const heads = await run('audit', 'heads');
  assert.equal(heads.code, 0);
  assert.match(heads.text, /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/);
});
