import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { getStatus } from '@portal/shared/contract/content/site';
import { listOperators, operatorRoles } from '@portal/shared/contract/operators/accounts';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { operatorLogin } from '@portal/shared/contract/operators/session';
import { getSetting, listSettings, setSetting } from '@portal/shared/contract/settings/operator-settings';
import { checkLedger } from '@portal/shared/contract/wallet/operator-ledger';
import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { operatorToken } from '../../testing/operator-token.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testApp } from '../../testing/test-kernel.ts';
import { addMember, testPassword, tokenOf } from '../accounts/testing/add-member.ts';
import { secondFactorCode } from './index.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let folder: string;
  let token: string;
  let cli: string;

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-operator-'));
    app = await testApp(database(), { clock, env: { DATA_DIR: folder } });
    api = apiClient(app);
    cli = JSON.parse(await readFile(path.join(folder, 'operator.json'), 'utf8')).token;
    token = await operatorToken(app, 'boss', ...operatorRoles);
  });
  after(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function addOperator(username: string, roles: OperatorRoleName[]) {
    const secret = await app.modules.operator.add({ username, password: testPassword, roles });
    assert.ok(secret);
    const logIn = (change: Record<string, string> = {}) =>
      api.send(operatorLogin, {
        username,
        password: testPassword,
        code: secondFactorCode(secret, clock.now()),
        ...change,
      });
    return logIn;
  }

  test("returns the portal's time zone at login, which operators' times use", async () => {
    const logIn = await addOperator('zone.reader', ['support']);
    assert.equal((await logIn()).value.timeZone, await app.modules.settings.get('timeZone'));
  });

  test('writes a working credential readable only by its owner at the first start', async () => {
    assert.equal((await stat(path.join(folder, 'operator.json'))).mode & 0o777, 0o600);
    assert.equal((await api.send(listOperators, {}, { token: cli })).code, 'not_allowed', 'known, without a role');
    clock.advanceMs(24 * 3_600_000);
    assert.equal((await api.send(listOperators, {}, { token: cli })).code, 'not_allowed', 'it does not idle out');
  });

  // covers 6
  test("gives the machine's operator no role outside a demo, and takes those it had in one", async () => {
    const rolesOf = async () => {
      const { operators } = (await api.send(listOperators, {}, { token })).value;
      return operators.find(({ username }) => username === 'cli')?.roles ?? [];
    };
    assert.deepEqual(await rolesOf(), []);
    await database().db.execute(sql`update operators set roles = '["admin", "finance-maker"]' where username = 'cli'`);
    const again = await testApp(database(), { clock, env: { DATA_DIR: folder } });
    await again.close();
    assert.deepEqual(await rolesOf(), []);
  });

  test('logs in with password and code; a code works once, and idling ends the session', async () => {
    const logIn = await addOperator('olivia', ['support']);
    const answer = await logIn();
    assert.deepEqual([answer.status, answer.value.roles], [200, ['support']]);
    assert.equal((await logIn()).code, 'login_failed', 'the same code again');
    clock.advanceMs(14 * 60_000);
    assert.equal((await api.send(listSettings, {}, { token: answer.value.token })).status, 200);
    clock.advanceMs(15 * 60_000);
    assert.equal((await api.send(listSettings, {}, { token: answer.value.token })).code, 'operator_login_required');
  });

  test('gives one answer for wrong password, wrong code and unknown name; five lock for 15 minutes', async () => {
    const logIn = await addOperator('oscar', ['support']);
    const wrong: Record<string, string>[] = [{ password: 'Wrong123' }, { code: '000000' }, { username: 'nobody' }];
    const bodies = [];
    for (const change of wrong) bodies.push({ ...(await logIn(change)), headers: {} });
    assert.deepEqual(bodies[1], bodies[0]);
    assert.deepEqual(bodies[2], bodies[0]);
    for (let index = 0; index < 3; index += 1) await logIn({ password: 'Wrong123' });
    assert.equal((await logIn()).code, 'login_failed', 'locked, although all is right');
    clock.advanceMs(15 * 60_000);
    assert.equal((await logIn()).status, 200);
  });

  test('judges five of sixty logins at once and locks once: the right one among the others is refused', async () => {
    const username = 'olga';
    const secret = await app.modules.operator.add({ username, password: testPassword, roles: ['support'] });
    assert.ok(secret);
    const code = secondFactorCode(secret, clock.now());
    const rightAt = 30;
    const tries = Array.from({ length: 60 }, (_, no) =>
      app.modules.operator
        .logIn({ username, password: testPassword, code: no === rightAt ? code : '000000' })
        .catch((error) => error.code),
    );
    assert.deepEqual(new Set(await Promise.all(tries)), new Set(['login_failed']));
    const { list } = await app.modules.operator.readAudit(1, 200, { who: username });
    assert.equal(list.filter(({ act }) => act === 'locked').length, 1);
    clock.advanceMs(15 * 60_000);
    const later = { username, password: testPassword, code: secondFactorCode(secret, clock.now()) };
    assert.ok((await app.modules.operator.logIn(later)).token);
  });

  test('ends a session after twelve hours, however active', async () => {
    const { token: active } = (await (await addOperator('otto', ['support']))()).value;
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      clock.advanceMs(10 * 60_000);
      assert.equal((await api.send(listSettings, {}, { token: active })).status, 200, `${minutes} minutes`);
    }
    clock.advanceMs(10 * 60_000);
    assert.equal((await api.send(listSettings, {}, { token: active })).code, 'operator_login_required');
  });

  test("refuses players' tokens on the operator side, and the reverse", async () => {
    await addMember(app, 'plainer');
    const player = await tokenOf(app, 'plainer');
    for (const call of [listSettings, listAudit, checkLedger]) {
      assert.equal((await api.send(call, {}, { token: player })).code, 'operator_login_required');
      assert.equal((await api.send(call, {})).status, 401);
    }
    assert.equal((await api.send(getMemberInfo, {}, { token })).code, 'not_logged_in');
  });

  test('changes a setting with an audit line, visible in the next status', async () => {
    const before = (await api.send(getStatus, {})).value;
    const set = { key: 'brandName', value: 'Harbour', why: 'a better name' };
    const answer = await api.send(setSetting, set, { token });
    assert.deepEqual([answer.status, answer.value.version, answer.value.changedBy], [200, 1, 'boss']);
    assert.equal((await api.send(getSetting, { key: 'brandName' }, { token })).value.value, 'Harbour');
    const status = (await api.send(getStatus, {})).value;
    assert.equal(status.info.brandName, 'Harbour');
    assert.notEqual(status.versions.settings, before.versions.settings);
    assert.equal(status.versions.validation, before.versions.validation);
    const [line] = (await api.send(listAudit, {}, { token })).value.list;
    assert.deepEqual(
      [line?.who, line?.act, line?.target, line?.why],
      ['boss', 'set-setting', 'brandName', 'a better name'],
    );
    assert.deepEqual(line?.detail, { before: 'Lantern', after: 'Harbour', version: 1 });
  });

  test('refuses a bad value, unknown key or missing reason, changing and auditing nothing', async () => {
    const lines = async () => (await api.send(listAudit, { pageSize: 100 }, { token })).value.list.length;
    const before = await lines();
    const set = (change: Record<string, unknown>) =>
      api.send(setSetting, { key: 'languages', value: ['EN'], why: 'for a test', ...change }, { token });
    assert.deepEqual(
      [(await set({ value: ['XX'] })).code, (await set({ value: 'EN' })).code],
      ['invalid_setting', 'invalid_setting'],
    );
    assert.deepEqual(
      [(await set({ key: 'nothing' })).code, (await set({ key: 'nothing' })).status],
      ['not_found', 404],
    );
    for (const why of ['', '   ', 'x'.repeat(281)])
      assert.deepEqual((await set({ why })).fields, { why: 'Please give a reason of 1 to 280 characters' });
    assert.equal((await set({ key: 'constructor' })).status, 404);
    assert.equal((await set({ why: '' })).code, 'invalid_input');
    assert.deepEqual((await api.send(getStatus, {})).value.info.languages, ['EN', 'TY']);
    assert.equal(await lines(), before);
  });

  test('lets support read but not change', async () => {
    const logIn = await addOperator('sven', ['support']);
    const support = (await logIn()).value.token;
    assert.equal((await api.send(listSettings, {}, { token: support })).status, 200);
    const set = { key: 'brandName', value: 'Mine', why: 'because I want' };
    const answer = await api.send(setSetting, set, { token: support });
    assert.deepEqual([answer.status, answer.code], [403, 'not_allowed']);
  });

  test('writes a line and a version for each concurrent change', async () => {
    const key = 'dialogs.autoCloseSeconds';
    const versionBefore = (await api.send(getSetting, { key }, { token })).value.version;
    const set = (value: number) => api.send(setSetting, { key, value, why: 'parallel' }, { token });
    const answers = await Promise.all([18, 19, 20, 21, 22].map(set));
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(5).fill(200),
    );
    const { version } = (await api.send(getSetting, { key }, { token })).value;
    assert.equal(version, versionBefore + 5);
  });

  test('answers the ledger check under maintenance too', async () => {
    const maintenance = { active: true, title: 'Down', text: 'Back soon', endsAt: '' };
    await api.send(setSetting, { key: 'maintenance', value: maintenance, why: 'to test' }, { token });
    assert.equal((await api.send(checkLedger, {}, { token })).value.balanced, true);
    const off = { ...maintenance, active: false };
    assert.equal(
      (await api.send(setSetting, { key: 'maintenance', value: off, why: 'to test' }, { token })).status,
      200,
    );
  });
});
