import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { changePassword, setFirstPassword, setPaymentPassword } from '@portal/shared/contract/accounts/passwords';
import { bindEmail, bindMobile, getSecurity } from '@portal/shared/contract/accounts/security';
import { setUpAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import { login } from '@portal/shared/contract/sessions/login';
import { sendOwnerCode, sendOwnSmsCode } from '@portal/shared/contract/verification/codes';
import type { App } from '../../app.ts';
import { withdrawalHold } from '../../modules/accounts/index.ts';
import { addMember, testPassword } from '../../modules/accounts/testing/add-member.ts';
import { addBoundMember } from '../../modules/accounts/testing/bound-member.ts';
import { emulatedProject, emulatedToken } from '../../modules/sessions/testing/emulated-token.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { codeSentTo, sentMessages } from '../../testing/sent-messages.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testApp } from '../../testing/test-kernel.ts';

const mobileOf = (last: number) => `+6391755540${last}`;
const newPassword = 'Chosen123';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  const sessionOf = (memberId: string) =>
    app.modules.session.open({ memberId, address: '127.0.0.1', client: '', passwordChangeRequired: false });
  const bare = (account: string, bound: { mobile?: string; email?: string }) =>
    addBoundMember(app, account, bound, { password: undefined });
  async function bindAddress(token: string, email: string, proof: Record<string, unknown> = {}) {
    const verificationCode = await codeSentTo(app, 'bind_email', email);
    return api.send(bindEmail, { email, verificationCode, ...proof }, { token });
  }
  async function bindNumber(token: string, mobile: string, proof: Record<string, unknown> = {}) {
    const verificationCode = await codeSentTo(app, 'bind_mobile', mobile);
    const number = { mobileNum: mobile.slice(3), countryDialingCode: '+63' };
    return api.send(bindMobile, { ...number, verificationCode, ...proof }, { token });
  }
  async function ownerCode(token: string, to: string): Promise<string> {
    const sent = await api.send(sendOwnerCode, {}, { token });
    assert.equal(sent.status, 200, JSON.stringify(sent));
    const last = (await sentMessages(app)).filter((message) => message.to === to).at(-1);
    assert.equal(last?.template, 'code-owner');
    return /\d{6}/.exec(last?.text ?? '')?.[0] ?? '';
  }
  const choose = (token: string, proof: Record<string, unknown> = {}) =>
    api.send(setFirstPassword, { newPassword, confirmNewPassword: newPassword, ...proof }, { token });
  const googleToken = (uid: string) => emulatedToken(clock.now(), { uid, provider: 'google.com' });
  /** Signs in for the first time, so that the session is fresh. */
  async function socialMember(uid: string) {
    const firebaseIdToken = googleToken(uid);
    const answer = await api.send(login, { type: 'firebase', firebaseChannel: 'google', firebaseIdToken });
    assert.equal(answer.status, 200, JSON.stringify(answer));
    return answer.value.token;
  }

  before(async () => {
    app = await testApp(database(), { clock, env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' } });
    api = apiClient(app);
    const { settings } = app.modules;
    await settings.write('login.triesPerMinute', 1000, 'test');
    const firebase = { apiKey: 'k', authDomain: 'd', projectId: emulatedProject };
    await settings.write('identity.firebase', firebase, 'test');
  });
  beforeEach(() => clock.advanceMs(60_000));
  after(() => app.close());

  // covers 4
  test('requires the bound number to confirm a new address of a member without a password, and vice versa', async () => {
    const { id } = await bare('proof01', { mobile: mobileOf(10) });
    const token = await sessionOf(id);
    const stolen = await bindAddress(token, 'thief@example.com');
    assert.deepEqual([stolen.status, stolen.code], [422, 'owner_code_required']);
    assert.deepEqual(stolen.fields, { ownerCode: 'Input cannot be empty' });
    assert.deepEqual({ ...stolen.value }, { method: 'mobile', channel: 'platform', hint: '+63******4010' });
    clock.advanceMs(60_000);
    const guessed = await bindAddress(token, 'thief@example.com', { ownerCode: '000000' });
    assert.deepEqual(guessed.fields, { ownerCode: 'Please enter a valid verification code' });
    assert.equal(await app.modules.member.contacts.of(id, 'email'), undefined);
    const code = await ownerCode(token, mobileOf(10));
    clock.advanceMs(60_000);
    assert.equal((await bindAddress(token, 'mine@example.com', { ownerCode: code })).status, 200);

    const mail = await bare('proof02', { email: 'proof02@example.com' });
    const mailToken = await sessionOf(mail.id);
    const refused = await bindNumber(mailToken, mobileOf(11));
    assert.deepEqual(
      [refused.code, { ...refused.value }],
      ['owner_code_required', { method: 'email', channel: 'platform', hint: 'p***@example.com' }],
    );
    const byMail = await ownerCode(mailToken, 'proof02@example.com');
    clock.advanceMs(60_000);
    assert.equal((await bindNumber(mailToken, mobileOf(11), { ownerCode: byMail })).status, 200);
  });

  test('accepts a code once, and only for its purpose and owner', async () => {
    const { id } = await bare('once01', { mobile: mobileOf(12) });
    const other = await bare('once02', { mobile: mobileOf(13) });
    const token = await sessionOf(id);
    const code = await ownerCode(token, mobileOf(12));
    const byOther = await choose(await sessionOf(other.id), { ownerCode: code });
    assert.equal(byOther.code, 'invalid_verification_code');
    clock.advanceMs(60_000);
    const password = await codeSentTo(app, 'password', mobileOf(12));
    assert.equal((await choose(token, { ownerCode: password })).code, 'invalid_verification_code');
    assert.equal((await bindAddress(token, 'once01@example.com', { ownerCode: code })).status, 200);
    assert.equal((await choose(token, { ownerCode: code })).code, 'invalid_verification_code');
  });

  test('refuses to replace a bound contact until there is a password', async () => {
    const { id } = await bare('still01', { mobile: mobileOf(14) });
    const token = await sessionOf(id);
    const code = await ownerCode(token, mobileOf(14));
    clock.advanceMs(60_000);
    assert.equal((await bindNumber(token, mobileOf(15), { ownerCode: code })).code, 'contact_bound');
    const chosen = await choose(token, { ownerCode: code });
    assert.equal(chosen.status, 200, 'the code was not looked at');
    clock.advanceMs(60_000);
    const replaced = await bindNumber(chosen.value.token, mobileOf(15), { loginPassword: newPassword });
    assert.equal(replaced.status, 200);
  });

  // covers 4
  test('sets a first password by the code, ends other sessions, and allows login and an authenticator', async () => {
    const { id } = await bare('first01', { mobile: mobileOf(16) });
    const [token, elsewhere] = [await sessionOf(id), await sessionOf(id)];
    assert.deepEqual((await api.send(getSecurity, {}, { token })).value.ownerCode, {
      method: 'mobile',
      channel: 'platform',
      hint: '+63******4016',
    });
    assert.equal((await choose(token)).code, 'owner_code_required');
    const weak = await choose(token, { newPassword: 'a', confirmNewPassword: 'a', ownerCode: '1' });
    assert.equal(weak.code, 'invalid_password');
    const chosen = await choose(token, { ownerCode: await ownerCode(token, mobileOf(16)) });
    assert.equal(chosen.status, 200, JSON.stringify(chosen));
    const owner = (await app.modules.member.byId(id)) ?? assert.fail();
    assert.equal(withdrawalHold(owner, clock.now())?.code, 'withdrawals_held', 'a thief of the number has set it');
    assert.equal((await api.send(getSecurity, {}, { token: elsewhere })).status, 401);
    assert.equal((await api.send(getSecurity, {}, { token })).status, 401);
    const security = (await api.send(getSecurity, {}, { token: chosen.value.token })).value;
    assert.deepEqual([security.hasPassword, security.ownerCode], [true, undefined]);
    const setUp = await api.send(setUpAuthenticator, { password: newPassword }, { token: chosen.value.token });
    assert.equal(setUp.status, 200);
    assert.equal((await choose(chosen.value.token)).code, 'old_password_wrong', 'there is one by now');
    const again = await api.send(sendOwnerCode, {}, { token: chosen.value.token });
    assert.deepEqual([again.status, again.code], [409, 'conflict']);
  });

  test('sets a payment password right after the login, later only with the code', async () => {
    const { id } = await bare('pay01', { mobile: mobileOf(17) });
    const token = await sessionOf(id);
    const pay = (proof: Record<string, unknown> = {}) =>
      api.send(
        setPaymentPassword,
        { paymentPassword: '804271', confirmPaymentPassword: '804271', ...proof },
        { token },
      );
    clock.advanceMs(15 * 60_000);
    assert.equal((await pay()).code, 'owner_code_required');
    assert.equal((await app.modules.member.byId(id))?.paymentPasswordHash, null);
    assert.equal((await pay({ ownerCode: await ownerCode(token, mobileOf(17)) })).status, 200);
    const fresh = await bare('pay02', { mobile: mobileOf(18) });
    const input = { paymentPassword: '804271', confirmPaymentPassword: '804271' };
    assert.equal((await api.send(setPaymentPassword, input, { token: await sessionOf(fresh.id) })).status, 200);
  });

  test('accepts a session of 15 minutes or a new sign-in of the same person if nothing is bound', async () => {
    const token = await socialMember('ada');
    assert.equal((await api.send(sendOwnerCode, {}, { token })).code, 'sign_in_again');
    clock.advanceMs(15 * 60_000);
    const late = await bindAddress(token, 'ada@example.com');
    assert.deepEqual([late.status, late.code], [403, 'sign_in_again']);
    assert.equal(late.message, 'Please log in again, then try once more');
    assert.equal((await choose(token)).code, 'sign_in_again');
    await socialMember('bob');
    const proofs = [
      { firebaseChannel: 'google', firebaseIdToken: googleToken('bob') },
      { firebaseChannel: 'facebook', firebaseIdToken: googleToken('ada') },
      { firebaseChannel: 'google', firebaseIdToken: 'x.y.z' },
    ];
    for (const proof of proofs) {
      clock.advanceMs(60_000);
      assert.equal((await bindAddress(token, 'ada@example.com', proof)).code, 'identity_token_invalid');
    }
    clock.advanceMs(60_000);
    const proof = { firebaseChannel: 'google', firebaseIdToken: googleToken('ada') };
    assert.equal((await bindAddress(token, 'ada@example.com', proof)).status, 200);
    assert.equal((await choose(token, proof)).code, 'identity_token_invalid', 'a token is used once');
    const newcomer = await socialMember('carl');
    assert.equal((await choose(newcomer)).status, 200);
  });

  describe('when the identity provider sends the SMS', () => {
    before(() => app.modules.settings.write('identity.smsChannel', 'firebase', 'test'));
    after(() => app.modules.settings.write('identity.smsChannel', 'platform', 'test'));
    const tokenFor = (phone: string) => emulatedToken(clock.now(), { uid: phone, provider: 'phone', phone });
    const proofFor = (phone: string) => ({ firebaseChannel: 'sms', firebaseIdToken: tokenFor(phone) });

    // covers 4
    test('requires its token for the bound number, also in a fresh session', async () => {
      const { id } = await bare('provider01', { mobile: mobileOf(19) });
      const token = await sessionOf(id);
      const refused = await choose(token);
      const shownContact = { method: 'mobile', channel: 'firebase', hint: '+63******4019' };
      assert.deepEqual([refused.code, { ...refused.value }], ['owner_code_required', shownContact]);
      assert.deepEqual((await api.send(getSecurity, {}, { token })).value.ownerCode, shownContact);
      assert.equal((await choose(token, { ownerCode: '123456' })).code, 'owner_code_required', 'no code of ours');
      assert.equal((await api.send(sendOwnerCode, {}, { token })).code, 'sign_in_again');
      const other = await choose(token, proofFor(mobileOf(20)));
      assert.deepEqual(
        [other.code, other.fields],
        ['identity_token_invalid', { ownerCode: 'Please enter a valid verification code' }],
      );
      assert.equal((await choose(token, proofFor(mobileOf(19)))).status, 200);
    });

    test('prefers a bound address that our codes reach to the number', async () => {
      const { id } = await bare('provider02', { mobile: mobileOf(22), email: 'provider02@example.com' });
      const token = await sessionOf(id);
      assert.equal((await choose(token, { ownerCode: await ownerCode(token, 'provider02@example.com') })).status, 200);
    });

    // covers 4
    test('binds a number by its token once, and only that number', async () => {
      const { id } = await addMember(app, 'provider03');
      const token = await sessionOf(id);
      const bind = (mobileNum: string, proof: Record<string, unknown>) => {
        const input = { mobileNum, countryDialingCode: '+63', verificationCode: '', loginPassword: testPassword };
        return api.send(bindMobile, { ...input, ...proof }, { token });
      };
      const number = mobileOf(23).slice(3);
      const mobileIdToken = tokenFor(mobileOf(23));
      assert.equal((await bind(number, {})).code, 'invalid_verification_code');
      const other = await bind(number, { mobileIdToken: tokenFor(mobileOf(24)) });
      assert.deepEqual(other.fields, { verificationCode: 'Please enter a valid verification code' });
      const wrong = await bind(number, { mobileIdToken, loginPassword: 'Wrong123' });
      assert.equal(wrong.code, 'old_password_wrong', 'which leaves the token good');
      assert.equal((await bind(number, { mobileIdToken })).status, 200);
      assert.equal((await bind(number, { mobileIdToken })).code, 'identity_token_invalid');
      assert.equal((await app.modules.member.contacts.memberByMobile(mobileOf(23)))?.id, id);
    });

    test('sends no code of ours to a number, where it could not be used', async () => {
      const { id } = await addMember(app, 'provider04');
      const before = (await sentMessages(app)).length;
      const input = { purpose: 'bind_mobile', mobileNum: mobileOf(25).slice(3), countryDialingCode: '+63' } as const;
      assert.equal((await api.send(sendOwnSmsCode, input, { token: await sessionOf(id) })).code, 'sms_failed');
      assert.equal((await sentMessages(app)).length, before);
    });

    // covers 2.3
    test('requires its token for the bound number with CHNGPASSVERIF3', async () => {
      const { settings } = app.modules;
      const flags = await settings.get('register.flags');
      await settings.write('register.flags', { ...flags, CHNGPASSVERIF3: true }, 'test');
      const { id } = await addBoundMember(app, 'provider05', { mobile: mobileOf(26) });
      const token = await sessionOf(id);
      const change = (proof: Record<string, unknown> = {}) => {
        const passwords = { oldPassword: testPassword, newPassword, confirmNewPassword: newPassword };
        return api.send(changePassword, { ...passwords, ...proof }, { token });
      };
      assert.equal((await api.send(getSecurity, {}, { token })).value.passwordNeedsCode, true);
      assert.equal((await change()).code, 'invalid_verification_code');
      assert.equal((await change({ verificationCode: '123456' })).code, 'invalid_verification_code');
      const other = await change({ firebaseIdToken: tokenFor(mobileOf(27)) });
      assert.deepEqual(other.fields, { verificationCode: 'Please enter a valid verification code' });
      assert.equal((await change({ firebaseIdToken: tokenFor(mobileOf(26)) })).status, 200);
      await settings.write('register.flags', flags, 'test');
    });
  });

  test('requires the password of a member who has one, and accepts nothing else', async () => {
    const { id } = await addMember(app, 'withpw01');
    await app.modules.member.contacts.save(id, 'mobile', { value: mobileOf(21), isVerified: true });
    const token = await sessionOf(id);
    const given = await bindAddress(token, 'withpw01@example.com', { ownerCode: '123456' });
    assert.deepEqual([given.code, Object.keys(given.fields ?? {})], ['old_password_wrong', ['loginPassword']]);
    clock.advanceMs(60_000);
    assert.equal((await bindAddress(token, 'withpw01@example.com', { loginPassword: testPassword })).status, 200);
  });
});
