import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { accountCommands } from '../operators/account-commands.ts';
import { sessionCommands } from '../operators/session-commands.ts';
import { releaseCommands } from '../releases/release-commands.ts';
import { operatorCommands } from '../site/operator-commands.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { exitCodes } from './run-command.ts';
import { writeSession } from './session-file.ts';

const { folder, answers, gives, givesReads, asked, forget, run } = commandHarness();

test('a promotion says what was live, with the token, and says what is live', async () => {
  givesReads({ sequence: 3, releases: [] });
  gives({ sequence: 4, name: 'remote-games', live: '1.0.1' });
  const { code, out } = await run(releaseCommands, 'promote', 'remote-games', '1.0.1');
  assert.equal(code, exitCodes.good);
  assert.match(out, /remote-games 1\.0\.1 is live with composition 4/);
  assert.equal(asked().url, '/operator/releases/remote-games/promote');
  assert.equal(asked().authorization, 'Bearer secret-token');
  assert.deepEqual(asked().body, { version: '1.0.1', from: {} });
});

test('prints a refusal with its reason, exit code 1', async () => {
  const fields = { version: 'remote-games 1.0.1 needs contract ^2.0.0' };
  answers({ success: false, code: 'release_does_not_fit', message: 'Does not fit', fields }, 422);
  const { code, error } = await run(releaseCommands, 'promote', 'remote-games', '1.0.1');
  assert.equal(code, exitCodes.refused);
  assert.match(error, /Does not fit \(release_does_not_fit\)\n {2}version: remote-games 1\.0\.1 needs contract/);
  givesReads(undefined);
});

test('reports a rollback without a reason, an unknown name and a product that does not run', async () => {
  assert.match((await run(releaseCommands, 'rollback', 'remote-games')).error, /Say why/);
  assert.match((await run(releaseCommands, 'promote', 'remote-x', '1.0.0')).error, /Releases: shell/);
  const elsewhere = await run(releaseCommands, 'list', '--data-dir', path.join(folder(), 'empty'));
  assert.equal(elsewhere.code, exitCodes.refused);
  assert.match(elsewhere.error, /Start the product first/);
});

test('wrong words, options and commands give the usage and exit code 2', async () => {
  for (const [args, words] of [
    [['promote', 'remote-games'], /wrong number of words[\s\S]*Usage: pnpm x promote <name> <version>/],
    [['promote', 'a', 'b', '--loud'], /unknown option '--loud'[\s\S]*Usage: pnpm x promote <name> <version>/],
    [['list', 'more'], /too many arguments[\s\S]*Usage: pnpm x list/],
    [['promot'], /unknown command 'promot'[\s\S]*Did you mean promote\?[\s\S]*All commands: pnpm x --help/],
  ] as const) {
    const { code, error } = await run(releaseCommands, ...args);
    assert.equal(code, exitCodes.usage, args.join(' '));
    assert.match(error, words);
  }
});

test('help names every command', async () => {
  const { code, out } = await run(releaseCommands, '--help');
  assert.equal(code, exitCodes.good);
  for (const name of Object.keys(releaseCommands)) assert.ok(out.includes(`pnpm x ${name}`), name);
});

test('a setting is JSON, or text where it is none', async () => {
  gives({ key: 'brandName', value: 'Lantern', version: 2, persons: 1, roles: ['content'] });
  await run(operatorCommands, 'settings', 'set', 'brandName', 'Lantern', '--why', 'new name');
  assert.equal(`${asked().method} ${asked().url}`, 'PUT /operator/settings/brandName');
  assert.deepEqual(asked().body, { value: 'Lantern', why: 'new name' });
  await run(operatorCommands, 'settings', 'set', 'toggles.home', 'true', '--why', 'new name');
  assert.deepEqual(asked().body, { value: true, why: 'new name' });
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
  gives(value);
  assert.equal((await run(operatorCommands, 'ledger', 'check')).code, exitCodes.refused);
  gives({ ...value, accountsThatDiffer: 0 });
  assert.equal((await run(operatorCommands, 'ledger', 'check')).code, exitCodes.good);
});

test('who logged in is who commands run as, until the logout; the file is for its owner alone', async () => {
  process.env.OPERATOR_PASSWORD = 'a long enough one';
  process.env.OPERATOR_CODE = '123456';
  gives({ token: 'token-of-nadia', roles: ['support'] });
  const { out } = await run(sessionCommands, 'login', 'nadia');
  assert.equal(out, 'You are nadia (support).');
  assert.deepEqual(asked().body, { username: 'nadia', password: 'a long enough one', code: '123456' });
  assert.equal((await stat(path.join(folder(), 'operator-person.json'))).mode & 0o777, 0o600);
  gives({ operators: [] });
  await run(accountCommands, 'operators', 'list');
  assert.equal(asked().authorization, 'Bearer token-of-nadia');
  gives({});
  await run(sessionCommands, 'logout');
  assert.equal(asked().authorization, 'Bearer token-of-nadia');
  gives({ operators: [] });
  await run(accountCommands, 'operators', 'list');
  assert.equal(asked().authorization, 'Bearer secret-token');
});

test('reports an ended session; no other operator takes over', async () => {
  await writeSession(folder(), { username: 'nadia', token: 'old' });
  answers({ success: false, code: 'operator_login_required', message: 'Log in' }, 401);
  const { code, error } = await run(accountCommands, 'operators', 'list');
  assert.equal(code, exitCodes.refused);
  assert.match(error, /The session of nadia has ended/);
  assert.equal(asked().authorization, 'Bearer old');
  assert.match((await run(sessionCommands, 'logout')).out, /nadia is logged out/);
});

test('roles that do not exist are refused before the platform is asked', async () => {
  forget();
  const { code, error } = await run(accountCommands, 'operators', 'add', 'x', '--roles', 'owner', '--why', 'a test');
  assert.equal(code, exitCodes.refused);
  assert.match(error, /Name the roles/);
  assert.equal(asked().method, undefined);
});

const request = {
  id: 'request-1',
  act: 'operator.add',
  targetId: 'nadia',
  input: { email: 'nadia@example.com', roles: 'finance-maker' },
  maker: 'ann',
  why: 'a test',
  madeAt: '2026-11-29T00:00:00.000Z',
  state: 'open',
};

test('prints who decides about an account of finance, and that others get a link', async () => {
  const add = (roles: string) =>
    run(accountCommands, 'operators', 'add', 'nadia', '--email', 'nadia@example.com', '--roles', roles, '--why', 'x');
  gives({ username: 'nadia', approvalRequest: request });
  assert.match((await add('finance-maker')).out, /Another admin decides about nadia: {2}proposals accept request-1/);
  assert.deepEqual(asked().body, { username: 'nadia', email: 'nadia@example.com', roles: ['finance-maker'], why: 'x' });
  gives({ username: 'nadia' });
  assert.equal((await add('support')).out, 'nadia gets a link by e-mail.');
});

test('names the people of a fresh portal with their addresses', async () => {
  gives({ usernames: ['ada', 'ben'] });
  const bootstrap = (...people: string[]) => run(accountCommands, 'operators', 'bootstrap', ...people, '--why', 'x');
  const { out } = await bootstrap('ada=ada@example.com', 'ben=ben@example.com');
  assert.equal(out, 'ada, ben get a link by e-mail each.');
  const people = [
    { username: 'ada', email: 'ada@example.com' },
    { username: 'ben', email: 'ben@example.com' },
  ];
  assert.deepEqual(asked().body, { people, why: 'x' });
  forget();
  assert.match((await bootstrap('ada', 'ben=ben@example.com')).error, /Name each person with an address/);
  assert.match((await bootstrap('ada=ada@example.com')).error, /wrong number of words/);
  assert.equal(asked().method, undefined);
});

test('sets password and authenticator through a link, whose token alone is sent', async () => {
  process.env.OPERATOR_NEW_PASSWORD = 'chosen by myself';
  process.env.OPERATOR_CODE = '123456';
  gives({ username: 'nadia', secondFactorSecret: 'JBSWY3DPEHPK3PXP', authenticatorAddress: 'otpauth://totp/x' });
  const token = 'a'.repeat(43);
  const { out } = await run(sessionCommands, 'enrol', `http://localhost:8082/#/enrol/${token}`);
  assert.match(out, /Done\. Log in: {2}login nadia/);
  assert.deepEqual(asked().body, { token, password: 'chosen by myself', code: '123456' });
});

test('enters a new code where the platform demands one, and makes the call again', async () => {
  process.env.OPERATOR_CODE = '654321';
  answers({ success: false, code: 'step_up_required', message: 'Please enter a new code' }, 403);
  const { code, error } = await run(accountCommands, 'operators', 'close', 'nadia', '--why', 'x');
  assert.equal(`${asked().method} ${asked().url}`, 'POST /operator/session/step-up');
  assert.deepEqual(asked().body, { code: '654321' });
  assert.equal(code, exitCodes.refused, 'the fake refuses that, too');
  assert.match(error, /step_up_required/);
});
