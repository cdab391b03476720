import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getSecurity } from '@portal/shared/contract/accounts/security';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  setUpAuthenticator,
} from '@portal/shared/contract/sessions/authenticator';
import { login, verifyLogin } from '@portal/shared/contract/sessions/login';
import type { App } from '../../../app.ts';
import { secondFactorCode } from '../../../kernel/security/second-factor.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword, tokenOf } from '../../accounts/testing/add-member.ts';
import { bindAuthenticator } from '../testing/bind-authenticator.ts';
import { createAuthenticators } from './authenticators.ts';

const away = '203.0.113.9';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  const codeOf = (secret: string) => secondFactorCode(secret, clock.now());
  async function setUp(account: string): Promise<{ token: string; secret: string }> {
    await addMember(app, account);
    const token = await tokenOf(app, account);
    return { token, secret: (await api.send(setUpAuthenticator, { password: testPassword }, { token })).value.secret };
  }
  async function confirmed(account: string): Promise<{ token: string; secret: string }> {
    const made = await setUp(account);
    assert.equal(
      (await api.send(confirmAuthenticator, { code: codeOf(made.secret) }, { token: made.token })).status,
      200,
    );
    clock.advanceMs(60_000);
    return made;
  }
  async function challenge(username: string): Promise<string> {
    const input = { type: 'username', username, password: testPassword };
    const refusal = await api.send(login, input, { remoteAddress: away });
    assert.equal(refusal.code, 'extra_verification_required');
    const value: unknown = refusal.value;
    return (value as { challengeId: string }).challengeId;
  }
  const answer = (challengeId: string, code: string) =>
    api.send(verifyLogin, { challengeId, method: 'authenticator', answer: code }, { remoteAddress: away });

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  test('an authenticator is set up with the password and is not required before its first code', async () => {
    await addMember(app, 'totp01');
    const token = await tokenOf(app, 'totp01');
    assert.equal((await api.send(confirmAuthenticator, { code: '123456' }, { token })).code, 'authenticator_missing');
    assert.equal((await api.send(setUpAuthenticator, { password: 'Wrong123' }, { token })).code, 'old_password_wrong');
    const { value } = await api.send(setUpAuthenticator, { password: testPassword }, { token });
    assert.match(value.address, new RegExp(`^otpauth://totp/Lantern:totp01\\?.*secret=${value.secret}`));
    assert.equal(
      await app.modules.session.hasAuthenticator((await app.modules.member.byAccount('totp01'))?.id ?? ''),
      false,
    );
    const again = (await api.send(setUpAuthenticator, { password: testPassword }, { token })).value;
    assert.notEqual(again.secret, value.secret);
    const old = await api.send(confirmAuthenticator, { code: codeOf(value.secret) }, { token });
    assert.deepEqual([old.code, Object.keys(old.fields ?? {})], ['invalid_verification_code', ['code']]);
    assert.equal((await api.send(confirmAuthenticator, { code: codeOf(again.secret) }, { token })).status, 200);
    assert.equal(
      (await api.send(setUpAuthenticator, { password: testPassword }, { token })).code,
      'authenticator_exists',
    );
    assert.equal(
      (await api.send(confirmAuthenticator, { code: codeOf(again.secret) }, { token })).code,
      'authenticator_missing',
    );
  });

  // covers 4
  test('ends the other sessions and remembered logins once an authenticator is confirmed, not before', async () => {
    const { token, secret } = await setUp('totp20');
    const input = { type: 'username', username: 'totp20', password: testPassword, remember: true };
    const other = (await api.send(login, input)).value;
    const isOpen = async (session: string) => (await api.send(getSecurity, {}, { token: session })).status === 200;
    assert.equal((await api.send(confirmAuthenticator, { code: '000000' }, { token })).status, 422);
    assert.deepEqual([await isOpen(token), await isOpen(other.token)], [true, true]);
    assert.equal((await api.send(confirmAuthenticator, { code: codeOf(secret) }, { token })).status, 200);
    assert.deepEqual([await isOpen(token), await isOpen(other.token)], [true, false]);
    const remembered = { ...input, password: '', rememberToken: other.rememberToken };
    assert.equal((await api.send(login, remembered)).code, 'login_failed');
  });

  test('the secret of an authenticator is not readable in the database', async () => {
    const { secret } = await setUp('totp02');
    const rows = await database().call<Record<string, unknown>>(
      'all_authenticators',
      'select * from authenticators',
      [],
    );
    assert.ok(rows.length > 0);
    assert.ok(!JSON.stringify(rows).includes(secret));
  });

  test('accepts a code at a new address once, also of two concurrent uses', async () => {
    const { secret } = await confirmed('totp03');
    const first = await challenge('totp03');
    const second = await challenge('totp03');
    const code = codeOf(secret);
    const answers = await Promise.all([answer(first, code), answer(second, code)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    await addMember(app, 'totp04');
  });

  test('accepts only one of ten concurrent uses of one code', async () => {
    const { secret } = await confirmed('totp09');
    const { id } = (await app.modules.member.byAccount('totp09')) ?? { id: '' };
    const { use } = createAuthenticators(app.server.kernel);
    const code = codeOf(secret);
    const used = await Promise.all(Array.from({ length: 10 }, () => use(id, code)));
    assert.equal(used.filter(Boolean).length, 1);
  });

  test('the code that confirmed the authenticator is used up; a code from two steps ago is too old', async () => {
    const { token, secret } = await setUp('totp05');
    const code = codeOf(secret);
    await api.send(confirmAuthenticator, { code }, { token });
    const challengeId = await challenge('totp05');
    assert.equal((await answer(challengeId, code)).code, 'extra_verification_failed');
    clock.advanceMs(31_000);
    const next = codeOf(secret);
    clock.advanceMs(61_000);
    assert.equal((await answer(challengeId, next)).code, 'extra_verification_failed');
    assert.equal((await answer(challengeId, codeOf(secret))).status, 200);
  });

  test('an authenticator is removed with the password and a code together, not with one of them', async () => {
    const { token, secret } = await confirmed('totp06');
    const remove = (change: Record<string, string>) =>
      api.send(removeAuthenticator, { password: testPassword, code: codeOf(secret), ...change }, { token });
    assert.equal((await remove({ password: 'Wrong123' })).code, 'old_password_wrong');
    assert.equal((await remove({ code: '000000' })).code, 'invalid_verification_code');
    assert.equal((await remove({ code: 'abc' })).status, 400);
    assert.equal((await remove({ code: '000000000000' })).code, 'invalid_verification_code');
    assert.equal((await remove({})).status, 200);
    assert.equal((await remove({})).code, 'authenticator_missing');
    const { list } = (await api.send(listMessages, {}, { token })).value;
    assert.ok(list.some(({ title }) => title === 'Authenticator removed'));
    assert.equal(
      (await api.send(login, { type: 'username', username: 'totp06', password: testPassword }, { remoteAddress: away }))
        .status,
      200,
    );
  });

  test('a recovery code removes a lost authenticator, and is gone with it', async () => {
    await addMember(app, 'totp10');
    const token = await tokenOf(app, 'totp10');
    const { recoveryCodes, nextCode } = await bindAuthenticator(app, clock, token);
    const given = { password: testPassword, code: recoveryCodes[0] ?? '' };
    assert.equal((await api.send(removeAuthenticator, given, { token })).status, 200);
    assert.equal((await api.send(getSecurity, {}, { token })).value.recoveryCodesLeft, undefined);
    const next = await bindAuthenticator(app, clock, token);
    clock.advanceMs(60_000);
    const old = { password: testPassword, code: recoveryCodes[1] ?? '' };
    assert.equal((await api.send(removeAuthenticator, old, { token })).code, 'invalid_verification_code');
    assert.equal(next.recoveryCodes.length, 10);
    assert.equal(
      (await api.send(renewRecoveryCodes, { code: nextCode() }, { token })).code,
      'invalid_verification_code',
    );
  });

  test('renews recovery codes with a code of the app only; of two renewals at once one counts', async () => {
    await addMember(app, 'totp11');
    const token = await tokenOf(app, 'totp11');
    assert.equal((await api.send(renewRecoveryCodes, { code: '123456' }, { token })).code, 'authenticator_missing');
    const { recoveryCodes, nextCode } = await bindAuthenticator(app, clock, token);
    const [first = '', second = ''] = recoveryCodes;
    assert.equal((await api.send(renewRecoveryCodes, { code: first }, { token })).status, 400);
    const code = nextCode();
    const answers = await Promise.all([1, 2, 3].map(() => api.send(renewRecoveryCodes, { code }, { token })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422]);
    assert.equal((await api.send(getSecurity, {}, { token })).value.recoveryCodesLeft, 10);
    const { id } = (await app.modules.member.byAccount('totp11')) ?? { id: '' };
    const { use } = createAuthenticators(app.server.kernel);
    assert.equal(await use(id, second), false, 'the earlier codes are gone');
    const renewed = answers.find(({ success }) => success)?.value.recoveryCodes[0] ?? '';
    const used = await Promise.all(Array.from({ length: 10 }, () => use(id, renewed)));
    assert.equal(used.filter(Boolean).length, 1);
  });

  test('a stolen session cannot try passwords or codes without limit', async () => {
    const { token } = await confirmed('totp07');
    const codes: (string | undefined)[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const given = { password: testPassword, code: String(100_000 + turn) };
      codes.push((await api.send(removeAuthenticator, given, { token })).code);
    }
    assert.deepEqual(codes.slice(5), ['too_many_requests', 'too_many_requests']);
    clock.advanceMs(16 * 60_000);
    const { token: second } = await setUp('totp08');
    const passwords = await Promise.all(
      Array.from({ length: 12 }, () => api.send(setUpAuthenticator, { password: 'Wrong123' }, { token: second })),
    );
    assert.ok(passwords.filter(({ code }) => code === 'old_password_wrong').length <= 5);
  });
});
