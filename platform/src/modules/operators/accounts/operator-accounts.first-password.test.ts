import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { allCalls } from '@portal/shared/contract/all-calls';
import type { Call, OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { addOperator, listOperators, operatorRoles, resetOperator } from '@portal/shared/contract/operators/accounts';
import { changeOperatorPassword, operatorLogin, operatorLogout } from '@portal/shared/contract/operators/session';
import { listSettings } from '@portal/shared/contract/settings/operator-settings';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { secondFactorCode } from '../index.ts';

const first = 'given by another';
const own = 'chosen by myself';
const why = 'for a test';
let made = 0;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let folder: string;
  let cli: string;

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-first-password-'));
    app = await testApp(database(), { clock, env: { DATA_DIR: folder } });
    api = apiClient(app);
    cli = JSON.parse(await readFile(path.join(folder, 'operator.json'), 'utf8')).token;
  });
  after(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => clock.advanceMs(60_000));

  /** Codes work once: each login has its own time step. */
  async function logIn(username: string, secret: string, password: string) {
    clock.advanceMs(30_000);
    return api.send(operatorLogin, { username, password, code: secondFactorCode(secret, clock.now()) });
  }

  /** Adds an account as an admin does, with every role except finance, and logs in. */
  async function newcomer() {
    made += 1;
    const username = `newcomer${made}`;
    const roles = operatorRoles.filter((role: OperatorRoleName) => !role.startsWith('finance'));
    const asked = { username, password: first, roles, why };
    const { secondFactorSecret: secret } = (await api.send(addOperator, asked, { token: cli })).value;
    const { value } = await logIn(username, secret, first);
    const change = (oldPassword: string, newPassword: string) =>
      api.send(changeOperatorPassword, { oldPassword, newPassword }, { token: value.token });
    return { username, secret, token: value.token, mustChangePassword: value.mustChangePassword, change };
  }

  const stateOf = async (token: string) => {
    const { status, code } = await api.send(listSettings, {}, { token });
    return `${status} ${code ?? 'ok'}`;
  };

  test('refuses every operator call but password change and logout with a first password', async () => {
    const { token, mustChangePassword } = await newcomer();
    assert.equal(mustChangePassword, true);
    const open = [changeOperatorPassword.path, operatorLogout.path];
    const closed = Object.values<Call>(allCalls).filter(
      (call) => call.access === 'operator' && !open.includes(call.path),
    );
    assert.ok(closed.length > 50, 'the calls could not be read');
    const answers = await Promise.all(
      closed.map(async (call) => {
        const hasBody = call.method === 'post' || call.method === 'put';
        const answer = await app.server.inject({
          method: call.method,
          url: call.path.replace(/:\w+/g, 'remote-games'),
          headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'walk' },
          payload: hasBody ? {} : undefined,
        });
        return `${call.method} ${call.path} ${answer.statusCode} ${answer.json().code}`;
      }),
    );
    assert.deepEqual(
      answers,
      closed.map(({ method, path: at }) => `${method} ${at} 403 password_change_required`),
    );
  });

  test('opens the same session after the change, and the next login without asking', async () => {
    const { username, secret, token, change } = await newcomer();
    assert.equal(await stateOf(token), '403 password_change_required');
    assert.equal((await change('not the first', own)).code, 'old_password_wrong');
    const same = await change(first, first);
    assert.deepEqual(
      [same.status, same.code, Object.keys(same.fields ?? {})],
      [422, 'password_unchanged', ['newPassword']],
    );
    assert.equal((await change(first, 'short')).status, 400);
    assert.equal(await stateOf(token), '403 password_change_required');
    assert.equal((await change(first, own)).status, 200);
    assert.equal(await stateOf(token), '200 ok');
    assert.equal((await api.send(listOperators, {}, { token })).status, 200);
    assert.equal((await logIn(username, secret, first)).code, 'login_failed');
    const again = await logIn(username, secret, own);
    assert.deepEqual([again.status, 'mustChangePassword' in again.value], [200, false]);
  });

  test('allows a logout with a first password, and asks again at the next login', async () => {
    const { username, secret, token } = await newcomer();
    assert.equal((await api.send(operatorLogout, {}, { token })).status, 200);
    assert.equal(await stateOf(token), '401 operator_login_required');
    assert.equal((await logIn(username, secret, first)).value.mustChangePassword, true);
  });

  test('makes the password a first one again after a reset', async () => {
    const { username, change, token } = await newcomer();
    await change(first, own);
    const reset = await api.send(resetOperator, { username, password: first, why }, { token: cli });
    assert.equal(await stateOf(token), '401 operator_login_required');
    const { value } = await logIn(username, reset.value.secondFactorSecret, first);
    assert.equal(value.mustChangePassword, true);
    assert.equal(await stateOf(value.token), '403 password_change_required');
  });

  test("does not bind the machine's operator and accounts of the installation", async () => {
    assert.equal(await stateOf(cli), '200 ok');
    const secret = await app.modules.operator.add({ username: 'installed', password: own, roles: ['support'] });
    const { value } = await logIn('installed', secret ?? '', own);
    assert.equal('mustChangePassword' in value, false);
    assert.equal(await stateOf(value.token), '200 ok');
  });
});
