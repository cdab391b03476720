import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { getSecurity } from '@portal/shared/contract/accounts/security';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { extraVerification, login, verifyLogin } from '@portal/shared/contract/sessions/login';
import {
  addPasskey,
  askLoginPasskey,
  listPasskeys,
  passkeysAtMost,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@portal/shared/contract/sessions/passkeys';
import { listSessions } from '@portal/shared/contract/sessions/sessions';
import * as v from 'valibot';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { sentMessages } from '../../../testing/sent-messages.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { tokenOf } from '../../accounts/testing/add-member.ts';
import { addBoundMember } from '../../accounts/testing/bound-member.ts';
import { bindAuthenticator } from '../testing/bind-authenticator.ts';
import { askLogin, portalEnv, registerPasskey, type TestDevice, testDevice } from '../testing/test-passkey.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock, env: portalEnv });
  let turn = 0;

  before(async () => {
    const { settings } = hosted.app.modules;
    await settings.write('login.failuresPerAddress', 1000, 'test');
    await settings.write('login.attack', { failedPercent: 100, atLeast: 1000 }, 'test');
  });

  async function owner(made = {}) {
    turn += 1;
    const account = `holder${String(turn).padStart(3, '0')}`;
    const email = `${account}@example.com`;
    const { id } = await addBoundMember(hosted.app, account, { email, address: '127.0.0.1' }, made);
    return { id, account, email, token: await tokenOf(hosted.app, account) };
  }
  /** A member with a passkey on a device of their own. */
  async function holder() {
    const made = { ...(await owner()), device: testDevice() };
    assert.equal((await registerPasskey(hosted.app, made.token, made)).status, 200);
    return made;
  }
  const logIn = (answer: unknown, change: object = {}, remoteAddress = '127.0.0.1') =>
    hosted.api.send(login, { type: 'passkey', answer, ...change }, { remoteAddress });
  const proofOf = async (device: TestDevice, origin?: string) => device.prove(await askLogin(hosted.app), origin);
  const listed = async (token: string) => (await hosted.api.send(listPasskeys, {}, { token })).value.list;

  // covers 4
  test('logs in by passkey alone, also at a new address, and shows it in the list of sessions', async () => {
    const { device, token: old, email } = await holder();
    const answer = await logIn(await proofOf(device), {}, '203.0.113.9');
    assert.equal(answer.status, 200, answer.code);
    const { token } = answer.value;
    const sessions = (await hosted.api.send(listSessions, {}, { token })).value.list;
    assert.deepEqual(sessions.map(({ isCurrent, byPasskey }) => [isCurrent, byPasskey]).sort(), [
      [false, undefined],
      [true, true],
    ]);
    const [shown] = await listed(token);
    assert.deepEqual([shown?.name, shown?.confirmsPayments], ['My phone', false]);
    assert.equal(shown?.lastUsedAt, clock.now().toISOString());
    assert.equal(
      (await hosted.api.send(renamePasskey, { id: shown?.id ?? '', name: 'Old phone' }, { token })).status,
      200,
    );
    assert.equal((await listed(token))[0]?.name, 'Old phone');
    assert.equal((await hosted.api.send(removePasskey, { id: shown?.id ?? '' }, { token: old })).status, 200);
    assert.equal((await logIn(await proofOf(device))).code, 'passkey_refused');
    assert.equal((await hosted.api.send(getSecurity, {}, { token })).status, 200, 'removing it ends no session');
    const mails = (await sentMessages(hosted.app)).filter(({ to }) => to === email).map(({ template }) => template);
    assert.deepEqual(mails.slice(-2), ['passkey-added', 'passkey-removed']);
    const { list } = (await hosted.api.send(listMessages, { topic: 'security', pageNo: 1, pageSize: 10 }, { token }))
      .value;
    assert.deepEqual(
      list
        .map(({ title }) => title)
        .sort()
        .slice(-2),
      ['Passkey added', 'Passkey removed'],
    );
  });

  // covers 4
  test('asks for the authenticator as well, and takes a passkey for nothing else', async () => {
    const { device, token } = await holder();
    const { nextCode } = await bindAuthenticator(hosted.app, clock, token);
    const asked = await logIn(await proofOf(device));
    assert.equal(asked.code, 'extra_verification_required');
    const { challengeId, methods } = v.parse(extraVerification, asked.value);
    assert.deepEqual(methods, [{ method: 'authenticator', hint: '' }]);
    const input = { challengeId, method: 'authenticator', answer: nextCode() };
    const opened = await hosted.api.send(verifyLogin, input);
    assert.equal(opened.status, 200, opened.code);
    const sessions = (await hosted.api.send(listSessions, {}, { token: opened.value.token })).value.list;
    assert.equal(sessions.find(({ isCurrent }) => isCurrent)?.byPasskey, true);
  });

  // covers 4
  test('a login that waits for the authenticator ends with its passkey', async () => {
    const { device, token } = await holder();
    const { nextCode } = await bindAuthenticator(hosted.app, clock, token);
    const { challengeId } = v.parse(extraVerification, (await logIn(await proofOf(device))).value);
    const [shown] = await listed(token);
    await hosted.api.send(removePasskey, { id: shown?.id ?? '' }, { token });
    const input = { challengeId, method: 'authenticator', answer: nextCode() };
    assert.equal((await hosted.api.send(verifyLogin, input)).code, 'login_failed');
  });

  // covers 4
  test('refuses a passkey asked for by another origin, a late and a repeated answer, and one without a check of the owner', async () => {
    const { device } = await holder();
    for (const origin of ['https://login.portal.example', 'https://portal.example:444'])
      assert.equal((await logIn(await proofOf(device, origin))).code, 'passkey_refused', origin);
    const late = await proofOf(device);
    clock.advanceMs(2 * 60_000);
    assert.equal((await logIn(late)).code, 'passkey_refused');
    const proof = await proofOf(device);
    assert.equal((await logIn(proof)).status, 200);
    assert.equal((await logIn(proof)).code, 'passkey_refused', 'the same answer again');
    const unasked = device.prove({ ...(await askLogin(hosted.app)), challenge: 'bWFkZSB1cA' });
    assert.equal((await logIn(unasked)).code, 'passkey_refused');
    const bare = await holder();
    const without = bare.device.copy({ verifiesUser: false });
    assert.equal((await logIn(await proofOf(without))).code, 'passkey_refused');
    assert.equal((await logIn(await proofOf(bare.device))).status, 200);
  });

  // covers 4
  test('refuses a proof with the id or the name of another member', async () => {
    const [ann, ben] = [await holder(), await holder()];
    const proof = await proofOf(ann.device);
    const [id] = (await listed(ben.token)).map((passkey) => passkey.id);
    assert.equal((await logIn({ ...proof, id, rawId: id })).code, 'passkey_refused');
    const again = await proofOf(ann.device);
    const userHandle = Buffer.from(ben.id).toString('base64url');
    const renamed = { ...again, response: { ...again.response, userHandle } };
    assert.equal((await logIn(renamed)).code, 'passkey_refused');
    const foreign = { id: id ?? '' };
    assert.equal((await hosted.api.send(removePasskey, foreign, { token: ann.token })).code, 'not_found');
    assert.equal(
      (await hosted.api.send(renamePasskey, { ...foreign, name: 'x' }, { token: ann.token })).code,
      'not_found',
    );
    assert.equal((await listed(ben.token)).length, 1);
  });

  // covers 4
  test('refuses and notes a passkey whose count went back', async () => {
    const { device, token } = await holder();
    const stolen = device.copy();
    assert.equal((await logIn(await proofOf(device))).status, 200);
    assert.equal((await logIn(await proofOf(stolen))).code, 'passkey_refused');
    assert.equal((await listed(token))[0]?.suspectedAt, clock.now().toISOString());
    assert.equal((await logIn(await proofOf(device))).status, 200);
  });

  // covers 4
  test('lets one of 60 parallel logins by the same answer in', async () => {
    const { device } = await holder();
    const proof = await proofOf(device);
    const answers = await Promise.all(Array.from({ length: 60 }, () => logIn(proof)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(answers.filter(({ code }) => code === 'passkey_refused').length, 59);
  });

  // covers 4
  test('counts tries by address as other logins do, and lets no closed account in', async () => {
    const { device, id } = await holder();
    const { settings } = hosted.app.modules;
    await settings.write('login.triesPerMinute', 3, 'test');
    clock.advanceMs(61_000);
    const answers = [];
    for (let no = 0; no < 4; no += 1) answers.push(await logIn(await proofOf(device, 'https://portal.example:444')));
    await settings.write('login.triesPerMinute', 1000, 'test');
    assert.deepEqual(
      answers.map(({ status }) => status),
      [422, 422, 422, 429],
    );
    await hosted.app.server.kernel.db.execute(`update members set state = 'closed' where id = '${id}'`);
    assert.equal((await logIn(await proofOf(device))).code, 'account_closed');
    assert.equal(
      (await logIn(await proofOf((await holder()).device), { agentPage: true })).code,
      'non_agents_cannot_login',
    );
  });

  // covers 4
  test('shows the name of a passkey without what runs over other lines or turns them around', async () => {
    const { token } = await owner();
    const tower = `x${'\u0300'.repeat(39)}`;
    const { id } = (await registerPasskey(hosted.app, token, { name: tower })).value;
    assert.equal((await listed(token))[0]?.name, `x${'\u0300'.repeat(5)}`);
    const rename = (name: string) => hosted.api.send(renamePasskey, { id, name }, { token });
    assert.equal((await rename('\u202eenohp\u2066 yM\n')).status, 200);
    assert.equal((await listed(token))[0]?.name, 'enohp yM');
    for (const name of ['\u0300'.repeat(3), '\u200f\u3164', 'x'.repeat(41)])
      assert.equal((await rename(name)).code, 'invalid_input');
  });

  // covers 4
  test('refuses an address that asks too often', async () => {
    const { settings } = hosted.app.modules;
    const usual = await settings.get('login.passkeyQuestionsPerMinute');
    await settings.write('login.passkeyQuestionsPerMinute', 2, 'test');
    const ask = (remoteAddress: string) => hosted.api.send(askLoginPasskey, {}, { remoteAddress });
    for (const status of [200, 200, 429]) assert.equal((await ask('203.0.113.40')).status, status);
    assert.equal((await ask('203.0.113.41')).status, 200);
    await settings.write('login.passkeyQuestionsPerMinute', usual, 'test');
  });

  // covers 4
  test('adds a passkey only after password, payment password and authenticator', async () => {
    const { token } = await owner({ paymentPassword: '246810' });
    const { nextCode } = await bindAuthenticator(hosted.app, clock, token);
    const start = (proofs: object) => hosted.api.send(startPasskey, { password: 'Demo1234', ...proofs }, { token });
    assert.equal((await start({ password: 'Wrong123' })).code, 'old_password_wrong');
    assert.deepEqual((await start({})).fields, { paymentPassword: 'Incorrect payment password. Please try again' });
    assert.equal((await start({ paymentPassword: '111222' })).code, 'payment_password_wrong');
    assert.equal((await start({ paymentPassword: '246810' })).code, 'authenticator_code_required');
    const wrong = { paymentPassword: '246810', authenticatorCode: '000000' };
    assert.equal((await start(wrong)).code, 'invalid_verification_code');
    const proofs = { paymentPassword: '246810', authenticatorCode: nextCode() };
    assert.equal((await registerPasskey(hosted.app, token, { proofs })).status, 200);
    assert.equal((await listed(token))[0]?.confirmsPayments, true);
  });

  // covers 4
  test('adds no passkey of another page, session or question', async () => {
    const { token, account } = await owner();
    for (const origin of ['https://login.portal.example', 'https://portal.example:444'])
      assert.equal((await registerPasskey(hosted.app, token, { origin })).code, 'passkey_refused', origin);
    const device = testDevice();
    const { options } = (await hosted.api.send(startPasskey, { password: 'Demo1234' }, { token })).value;
    const evil = { ...options, rp: { id: 'evil.example', name: 'Portal' } };
    const add = (answer: object, by = token) => hosted.api.send(addPasskey, { name: 'Mine', answer }, { token: by });
    assert.equal((await add(testDevice().make(evil, 'https://evil.example'))).code, 'passkey_refused');
    const answer = device.make(
      (await hosted.api.send(startPasskey, { password: 'Demo1234' }, { token })).value.options,
    );
    const elsewhere = await tokenOf(hosted.app, account);
    assert.equal((await add(answer, elsewhere)).code, 'passkey_refused');
    assert.equal((await add(answer)).code, 'passkey_refused', 'used up');
    const byLogin = { ...options, challenge: (await askLogin(hosted.app)).challenge };
    assert.equal((await add(testDevice().make(byLogin))).code, 'passkey_refused');
    assert.equal((await listed(token)).length, 0);
  });

  test('holds at most ten, also of two added at once', async () => {
    const { token } = await owner();
    for (let no = 1; no < passkeysAtMost; no += 1) await registerPasskey(hosted.app, token);
    const both = await Promise.all([registerPasskey(hosted.app, token), registerPasskey(hosted.app, token)]);
    assert.deepEqual(both.map(({ code }) => code).sort(), ['passkeys_at_most', undefined]);
    assert.equal((await hosted.api.send(startPasskey, { password: 'Demo1234' }, { token })).code, 'passkeys_at_most');
  });
});
