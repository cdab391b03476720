import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { operatorRoles, resetOperator } from '@portal/shared/contract/operators/accounts';
import {
  addSecurityKey,
  askSecurityKey,
  listSecurityKeys,
  removeSecurityKey,
  startSecurityKey,
} from '@portal/shared/contract/operators/security-keys';
import { operatorLogin, stepUpOperator } from '@portal/shared/contract/operators/session';
import { listSettings } from '@portal/shared/contract/settings/operator-settings';
import { AuthenticatorEmulator, PasskeysCredentialsMemoryRepository, WebAuthnEmulator } from 'nid-webauthn-emulator';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { endOperatorSessions, openOperatorSession, operatorOf } from './operator-sessions.ts';
import { addKey } from './security-keys.ts';

const password = 'a long enough one';
const origin = 'https://staff.example';

/** A key that holds its own credentials alone. */
const newKey = () =>
  new WebAuthnEmulator(new AuthenticatorEmulator({ credentialsRepository: new PasskeysCredentialsMemoryRepository() }));

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock, env: { OPERATOR_ORIGIN: origin } });
  let made = 0;
  let username: string;
  let token: string;
  let key: WebAuthnEmulator;

  beforeEach(async () => {
    made += 1;
    username = `ann${made}`;
    await hosted.app.modules.operator.add({ username, password, roles: [...operatorRoles] });
    token = await openOperatorSession(hosted.app.server.kernel, username, false);
    key = newKey();
    clock.advanceMs(60_000);
  });

  type Json = Parameters<WebAuthnEmulator['getJSON']>[1];
  /** Has a key answer a question on a page of that origin. */
  async function question(): Promise<Json> {
    return (await hosted.api.send(askSecurityKey, {})).value.options as never;
  }
  const proofOf = async (one = key, at = origin) => one.getJSON(at, await question());
  async function register(one = key, at = origin) {
    const { options } = (await hosted.api.send(startSecurityKey, {}, { token })).value;
    const answer = one.createJSON(at, options as never);
    return hosted.api.send(addSecurityKey, { label: 'Blue key', answer }, { token });
  }
  const logIn = (proof: unknown, more = {}) =>
    hosted.api.send(operatorLogin, { username, password, key: proof, ...more });

  // covers 6
  test('logs in with password and key, shows when it was used, and lets the session act', async () => {
    assert.equal((await register()).status, 200);
    const answer = await logIn(await proofOf());
    assert.equal(answer.status, 200, answer.code);
    assert.equal((await hosted.api.send(listSettings, {}, { token: answer.value.token })).status, 200);
    const { list } = (await hosted.api.send(listSecurityKeys, {}, { token })).value;
    assert.deepEqual(
      list.map(({ label, createdAt, lastUsedAt }) => ({ label, createdAt, lastUsedAt })),
      [{ label: 'Blue key', createdAt: clock.now().toISOString(), lastUsedAt: clock.now().toISOString() }],
    );
  });

  // covers 6
  test('refuses a wrong password, a used or late question, another page, and code and key at once', async () => {
    await register();
    const proof = await proofOf();
    assert.equal((await logIn(proof)).status, 200);
    assert.equal((await logIn(proof)).code, 'login_failed', 'the same answer again');
    assert.equal((await logIn(await proofOf(), { password: 'wrong' })).code, 'login_failed');
    assert.equal((await logIn(await proofOf(key, 'https://staff.example:444'))).code, 'login_failed');
    assert.equal((await logIn(await proofOf(), { code: '000000' })).code, 'login_failed');
    assert.equal((await logIn(await proofOf())).status, 200);
    const late = await proofOf();
    clock.advanceMs(2 * 60_000);
    assert.equal((await logIn(late)).code, 'login_failed');
    assert.equal((await logIn(await proofOf())).status, 200);
  });

  // covers 6
  test('refuses a key of another account, a key that was removed, and a login by a question for a new key', async () => {
    await register();
    const other = `ben${made}`;
    await hosted.app.modules.operator.add({ username: other, password, roles: ['support'] });
    assert.equal((await logIn(await proofOf(), { username: other })).code, 'login_failed');
    const { list } = (await hosted.api.send(listSecurityKeys, {}, { token })).value;
    const otherToken = await openOperatorSession(hosted.app.server.kernel, other, false);
    const id = list[0]?.id ?? '';
    assert.equal((await hosted.api.send(removeSecurityKey, { id }, { token: otherToken })).code, 'not_found');
    const { options } = (await hosted.api.send(startSecurityKey, {}, { token })).value;
    const mixed = key.getJSON(origin, { ...(await question()), challenge: options.challenge });
    assert.equal((await logIn(mixed)).code, 'login_failed');
    assert.equal((await hosted.api.send(removeSecurityKey, { id }, { token })).status, 200);
    assert.equal((await logIn(await proofOf())).code, 'login_failed');
  });

  // covers 6
  test('adds no key in a session that a reset has ended while the key answered', async () => {
    const { kernel } = hosted.app.server;
    const caller = (await operatorOf(kernel, token)) ?? assert.fail();
    const { options } = (await hosted.api.send(startSecurityKey, {}, { token })).value;
    const answer = key.createJSON(origin, options as never);
    await endOperatorSessions(kernel, username);
    await assert.rejects(addKey(kernel, caller, { label: 'Late', answer } as never), { code: 'security_key_invalid' });
    assert.equal((await logIn(await proofOf())).code, 'login_failed');
  });

  test('takes the key instead of a code before acts that weigh', async () => {
    await register();
    clock.advanceMs(11 * 60_000);
    assert.equal((await hosted.api.send(startSecurityKey, {}, { token })).code, 'step_up_required');
    assert.equal((await hosted.api.send(stepUpOperator, { key: await proofOf() }, { token })).status, 200);
    assert.equal((await hosted.api.send(startSecurityKey, {}, { token })).status, 200);
    assert.equal((await hosted.api.send(stepUpOperator, {}, { token })).code, 'step_up_failed');
  });

  // covers 6
  test('adds no key that another page made, and none to an account by the answer of another', async () => {
    const { options } = (await hosted.api.send(startSecurityKey, {}, { token })).value;
    const answer = key.createJSON(origin, options as never);
    const other = `cem${made}`;
    await hosted.app.modules.operator.add({ username: other, password, roles: ['support'] });
    const otherToken = await openOperatorSession(hosted.app.server.kernel, other, false);
    const added = { label: 'Mine', answer };
    assert.equal((await hosted.api.send(addSecurityKey, added, { token: otherToken })).code, 'security_key_invalid');
    assert.equal((await hosted.api.send(addSecurityKey, added, { token })).code, 'security_key_invalid', 'used up');
    assert.equal((await register(newKey(), 'https://staff.example:444')).code, 'security_key_invalid');
    assert.equal((await register()).status, 200);
  });

  // covers 6
  test('counts tries by key as by code: the fifth wrong one locks the account', async () => {
    await register();
    const stranger = newKey();
    await register(stranger);
    const [, second] = (await hosted.api.send(listSecurityKeys, {}, { token })).value.list;
    await hosted.api.send(removeSecurityKey, { id: second?.id ?? '' }, { token });
    for (let no = 0; no < 5; no += 1) assert.equal((await logIn(await proofOf(stranger))).code, 'login_failed');
    assert.equal((await logIn(await proofOf())).code, 'login_failed', 'locked');
    clock.advanceMs(15 * 60_000);
    assert.equal((await logIn(await proofOf())).status, 200);
  });

  test('removes all keys with a reset', async () => {
    await register();
    const admin = `dan${made}`;
    await hosted.app.modules.operator.add({ username: admin, password, roles: ['admin'] });
    await hosted.app.server.kernel.db.execute(
      `update operators set roles = '["support"]' where username = '${username}'`,
    );
    const adminToken = await openOperatorSession(hosted.app.server.kernel, admin, false);
    const reset = { username, email: `${username}@operators.example`, why: 'a lost bag' };
    assert.equal((await hosted.api.send(resetOperator, reset, { token: adminToken })).status, 200);
    const { rows } = await hosted.app.server.kernel.db.execute(
      `select 1 from operator_keys where username = '${username}'`,
    );
    assert.equal(rows.length, 0);
  });
});
