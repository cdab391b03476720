import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getPlayerAvatar, getProfileIcon, setLanguage } from '@portal/shared/contract/accounts/profile';
import { register } from '@portal/shared/contract/accounts/registration';
import { bindEmail, bindMobile, finishFirstLogin, getSecurity } from '@portal/shared/contract/accounts/security';
import { login } from '@portal/shared/contract/sessions/login';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { codeSentTo } from '../../../testing/sent-messages.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword, tokenOf } from '../testing/add-member.ts';

const loginPassword = testPassword;

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  const bind = (token: string, mobileNum: string, verificationCode: string) =>
    api.send(bindMobile, { mobileNum, countryDialingCode: '+63', verificationCode, loginPassword }, { token });

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  test('binds number and address by their codes, and shows them masked', async () => {
    const member = await addMember(app, 'binder01');
    const token = await tokenOf(app, 'binder01');
    const before = (await api.send(getSecurity, {}, { token })).value;
    assert.deepEqual(before, {
      passwordChangedAt: member.passwordChangedAt.toISOString(),
      hasPassword: true,
      hasPaymentPassword: false,
      hasAuthenticator: false,
      passwordNeedsCode: false,
    });
    const code = await codeSentTo(app, 'bind_mobile', '+639175550130');
    const bound = await bind(token, '0917-555-0130', code);
    assert.deepEqual(bound.value, { mobile: '+63******0130' });
    const mail = await codeSentTo(app, 'bind_email', 'binder@example.com');
    const email = await api.send(
      bindEmail,
      { email: 'binder@example.com', verificationCode: mail, loginPassword },
      { token },
    );
    assert.deepEqual(email.value, { email: 'b***@example.com' });
    const flags = await app.modules.settings.get('register.flags');
    await app.modules.settings.write('register.flags', { ...flags, CHNGPASSVERIF3: true }, 'test');
    const { value } = await api.send(getSecurity, {}, { token });
    await app.modules.settings.write('register.flags', flags, 'test');
    assert.deepEqual([value.mobile, value.email, value.passwordNeedsCode], ['+63******0130', 'b***@example.com', true]);
    assert.equal((await app.modules.member.contacts.memberByMobile('+639175550130'))?.id, member.id);
  });

  test('binds with a code once, for its purpose and number, and one number to one member', async () => {
    await addMember(app, 'binder02');
    const token = await tokenOf(app, 'binder02');
    const code = await codeSentTo(app, 'bind_mobile', '+639175550131');
    assert.equal((await bind(token, '9175550132', code)).code, 'invalid_verification_code');
    assert.equal(
      (await bind(token, '9175550131', await codeSentTo(app, 'login', '+639175550133'))).code,
      'invalid_verification_code',
    );
    assert.equal((await bind(token, '9175550131', code)).status, 200);
    assert.equal((await bind(token, '9175550131', code)).code, 'invalid_verification_code');
    assert.equal((await bind(token, '0285550102', '123456')).code, 'invalid_mobile');
    const codeForTakenNumber = await codeSentTo(app, 'bind_mobile', '+639175550134');
    const other = await addMember(app, 'binder03');
    await app.modules.member.contacts.save(other.id, 'mobile', { value: '+639175550134', isVerified: true });
    assert.equal((await bind(token, '9175550134', codeForTakenNumber)).code, 'mobile_taken');
    assert.equal((await app.modules.member.contacts.memberByMobile('+639175550131'))?.account, 'binder02');
    assert.equal((await api.send(bindEmail, { email: 'no', verificationCode: '1' }, { token })).code, 'invalid_input');
    const wrong = await api.send(
      bindEmail,
      { email: 'x@example.com', verificationCode: '000000', loginPassword },
      { token },
    );
    assert.equal(wrong.code, 'invalid_verification_code');
    assert.equal((await api.send(bindMobile, {})).code, 'not_logged_in');
  });

  test('gives a number to one of ten members who verify it at once', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, (_, turn) => addMember(app, `racer0${turn}`)));
    const contact = { value: '+639175550135', isVerified: true };
    const ends = await Promise.allSettled(
      members.map(({ id }) => app.modules.member.contacts.save(id, 'mobile', contact)),
    );
    assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
    const codes = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.message] : []));
    assert.deepEqual([...new Set(codes)], ['mobile_taken']);
  });

  test('reports the first login once, after registration, until it is finished or postponed', async () => {
    const form = { username: 'firstlogin1', password: testPassword, confirmPassword: testPassword };
    const fixed = { registerMethod: 'WEB', login: true, termsAccepted: true };
    const { value } = await api.send(register, { ...form, ...fixed });
    assert.equal(value.firstTimeLogin, true);
    for (let turn = 0; turn < 2; turn += 1)
      assert.equal((await api.send(finishFirstLogin, {}, { token: value.token })).status, 200);
    const again = await api.send(login, { type: 'username', username: 'firstlogin1', password: testPassword });
    assert.equal(again.value.firstTimeLogin, false);
    const made = await addMember(app, 'putoff01');
    await app.modules.member.profile.finishFirstLogin(made.id);
    const first = await api.send(login, { type: 'username', username: 'putoff01', password: testPassword });
    assert.equal(first.value.firstTimeLogin, false);
  });

  test('returns profile pictures and stores only a known language', async () => {
    const token = await tokenOf(app, 'putoff01');
    assert.deepEqual((await api.send(getProfileIcon, {}, { token })).value, { icon: '' });
    assert.deepEqual((await api.send(getPlayerAvatar, {}, { token })).value, { avatar: '' });
    assert.equal((await api.send(setLanguage, { language: 'CN' }, { token })).status, 200);
    assert.equal((await app.modules.member.byAccount('putoff01'))?.language, 'CN');
    assert.equal((await api.send(setLanguage, { language: 'XX' }, { token })).code, 'invalid_input');
  });
});
