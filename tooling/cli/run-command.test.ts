import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { accountCommands } from './account-commands.ts';
import { operatorCommands } from './operator-commands.ts';
import { personCommands } from './person-commands.ts';
import { writePerson } from './person-file.ts';
import { releaseCommands } from './release-commands.ts';
import { exitCodes, runCommand } from './run-command.ts';

interface Seen {
  method?: string;
  url?: string;
  authorization?: string;
  body: string;
}

let folder = '';
let answer: { status: number; body: unknown } = { status: 200, body: {} };
let seen: Seen = { body: '' };
const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  seen = { method, url, authorization: headers.authorization, body: await textOf(request) };
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'release-command-'));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  const access = { address: `http://localhost:${address.port}`, token: 'secret-token' };
  await writeFile(path.join(folder, 'operator.json'), JSON.stringify(access));
});
after(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(commands: typeof releaseCommands, ...args: string[]) {
  const said: { out: string[]; error: string[] } = { out: [], error: [] };
  const output = { out: (text: string) => said.out.push(text), error: (text: string) => said.error.push(text) };
  const code = await runCommand('pnpm x', commands, args, output);
  return { code, out: said.out.join('\n'), error: said.error.join('\n') };
}

test('a promotion is one call with the token, and says what is live', async () => {
  answer = { status: 200, body: { success: true, value: { sequence: 4, name: 'remote-games', live: '1.0.1' } } };
  const { code, out } = await run(releaseCommands, 'promote', 'remote-games', '1.0.1', '--data-dir', folder);
  assert.equal(code, exitCodes.good);
  assert.match(out, /remote-games 1\.0\.1 is live with composition 4/);
  assert.equal(seen.url, '/operator/releases/remote-games/promote');
  assert.equal(seen.authorization, 'Bearer secret-token');
  assert.deepEqual(JSON.parse(seen.body), { version: '1.0.1' });
});

test('a refusal is told with its reason and exit code 1', async () => {
  const fields = { version: 'remote-games 1.0.1 needs contract ^2.0.0' };
  answer = { status: 422, body: { success: false, code: 'release_does_not_fit', message: 'Does not fit', fields } };
  const { code, error } = await run(releaseCommands, 'promote', 'remote-games', '1.0.1', '--data-dir', folder);
  assert.equal(code, exitCodes.refused);
  assert.match(error, /Does not fit \(release_does_not_fit\)\n {2}version: remote-games 1\.0\.1 needs contract/);
});

test('a rollback without a reason, an unknown name and a product that does not run are told', async () => {
  assert.match((await run(releaseCommands, 'rollback', 'remote-games', '--data-dir', folder)).error, /Say why/);
  assert.match(
    (await run(releaseCommands, 'promote', 'remote-x', '1.0.0', '--data-dir', folder)).error,
    /There are: shell/,
  );
  const elsewhere = await run(releaseCommands, 'list', '--data-dir', path.join(folder, 'empty'));
  assert.equal(elsewhere.code, exitCodes.refused);
  assert.match(elsewhere.error, /Start the product first/);
});

test('wrong words, options and commands give the usage and exit code 2', async () => {
  for (const args of [['promote', 'remote-games'], ['promote', 'a', 'b', '--loud'], ['explode']]) {
    const { code, error } = await run(releaseCommands, ...args);
    assert.equal(code, exitCodes.usage, args.join(' '));
    assert.match(error, /pnpm x promote <name> <version>/);
  }
});

test('help names every command', async () => {
  const { code, out } = await run(releaseCommands, '--help');
  assert.equal(code, exitCodes.good);
  for (const name of Object.keys(releaseCommands)) assert.ok(out.includes(`pnpm x ${name}`), name);
});

test('a setting is JSON, or text where it is none', async () => {
  answer = { status: 200, body: { success: true, value: { key: 'brandName', value: 'Lantern', version: 2 } } };
  await run(operatorCommands, 'settings', 'set', 'brandName', 'Lantern', '--why', 'new name', '--data-dir', folder);
  assert.equal(`${seen.method} ${seen.url}`, 'PUT /operator/settings/brandName');
  assert.deepEqual(JSON.parse(seen.body), { value: 'Lantern', why: 'new name' });
  await run(operatorCommands, 'settings', 'set', 'toggles.home', 'true', '--why', 'new name', '--data-dir', folder);
  assert.deepEqual(JSON.parse(seen.body), { value: true, why: 'new name' });
});

test('a ledger that does not hold makes the exit code 1', async () => {
  const value = {
    balanced: true,
    sumOfEntries: '0',
    unbalancedTransfers: 0,
    accountsThatDiffer: 1,
    negativePlayerAccounts: 0,
    transfers: 5,
    openRounds: 0,
  };
  answer = { status: 200, body: { success: true, value } };
  assert.equal((await run(operatorCommands, 'ledger', 'check', '--data-dir', folder)).code, exitCodes.refused);
  answer = { status: 200, body: { success: true, value: { ...value, accountsThatDiffer: 0 } } };
  assert.equal((await run(operatorCommands, 'ledger', 'check', '--data-dir', folder)).code, exitCodes.good);
});

test('who logged in is who commands run as, until the logout; the file is for its owner alone', async () => {
  process.env.OPERATOR_PASSWORD = 'a long enough one';
  process.env.OPERATOR_CODE = '123456';
  answer = { status: 200, body: { success: true, value: { token: 'token-of-nadia', roles: ['support'] } } };
  const { out } = await run(personCommands, 'login', 'nadia', '--data-dir', folder);
  assert.equal(out, 'You are nadia (support).');
  assert.deepEqual(JSON.parse(seen.body), { username: 'nadia', password: 'a long enough one', code: '123456' });
  assert.equal((await stat(path.join(folder, 'operator-person.json'))).mode & 0o777, 0o600);
  answer = { status: 200, body: { success: true, value: { operators: [] } } };
  await run(accountCommands, 'operators', 'list', '--data-dir', folder);
  assert.equal(seen.authorization, 'Bearer token-of-nadia');
  answer = { status: 200, body: { success: true, value: {} } };
  await run(personCommands, 'logout', '--data-dir', folder);
  assert.equal(seen.authorization, 'Bearer token-of-nadia');
  answer = { status: 200, body: { success: true, value: { operators: [] } } };
  await run(accountCommands, 'operators', 'list', '--data-dir', folder);
  assert.equal(seen.authorization, 'Bearer secret-token');
});

test('a session that has ended says so and nobody else steps in', async () => {
  await writePerson(folder, { username: 'nadia', token: 'old' });
  answer = { status: 401, body: { success: false, code: 'operator_login_required', message: 'Log in' } };
  const { code, error } = await run(accountCommands, 'operators', 'list', '--data-dir', folder);
  assert.equal(code, exitCodes.refused);
  assert.match(error, /The session of nadia has ended/);
  assert.equal(seen.authorization, 'Bearer old');
  assert.match((await run(personCommands, 'logout', '--data-dir', folder)).out, /nadia is logged out/);
});

test('roles that do not exist are refused before the platform is asked', async () => {
  seen = { body: '' };
  const { code, error } = await run(accountCommands, 'operators', 'add', 'x', '--roles', 'owner', '--why', 'a test');
  assert.equal(code, exitCodes.refused);
  assert.match(error, /Name the roles/);
  assert.equal(seen.method, undefined);
});
