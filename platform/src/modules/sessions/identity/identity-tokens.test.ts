import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { setPasswordByPhone } from '@portal/shared/contract/accounts/passwords';
import { registerByMobile } from '@portal/shared/contract/accounts/registration';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { testPassword } from '../../accounts/testing/add-member.ts';
import { emulatedProject, emulatedToken } from '../testing/emulated-token.ts';

const fixed = { registerMethod: 'WEB', login: true, termsAccepted: true, countryDialingCode: '+63' };
const passwords = { password: testPassword, confirmPassword: testPassword };

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;

  const tokenFor = (phone: string, provider = 'phone', ageSeconds = 0) =>
    emulatedToken(new Date(app.server.kernel.clock.now().getTime() - ageSeconds * 1000), {
      uid: `uid-${phone}`,
      provider,
      phone,
    });
  const registerWith = (mobileNum: string, firebaseIdToken: string) =>
    api.send(registerByMobile, { ...fixed, ...passwords, mobileNum, firebaseChannel: 'sms', firebaseIdToken });

  before(async () => {
    app = await testApp(database(), { env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' } });
    api = apiClient(app);
    const { settings } = app.modules;
    await settings.write(
      'identity.firebase',
      { apiKey: 'key', authDomain: 'demo.example', projectId: emulatedProject },
      'test',
    );
    await settings.write('identity.smsChannel', 'firebase', 'test');
    await settings.write('register.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  test('accepts a token for the number in place of the code, once', async () => {
    const token = tokenFor('+639175550301');
    const answer = await registerWith('0917 555 0301', token);
    assert.equal(answer.status, 200, JSON.stringify(answer));
    assert.ok(await app.modules.member.contacts.memberByMobile('+639175550301'));
    assert.equal((await registerWith('9175550301', token)).code, 'identity_token_invalid');
    assert.equal((await registerWith('9175550301', tokenFor('+639175550301'))).code, 'mobile_taken');
  });

  test('refuses a token for another number, of another provider or of an old sign-in', async () => {
    const other = await registerWith('9175550302', tokenFor('+639175550303'));
    assert.deepEqual(other.fields, { verificationCode: 'Please enter a valid verification code' });
    for (const token of [tokenFor('+639175550302', 'google.com'), tokenFor('+639175550302', 'phone', 11 * 60), 'x.y.z'])
      assert.equal((await registerWith('9175550302', token)).code, 'identity_token_invalid');
    assert.equal(await app.modules.member.contacts.memberByMobile('+639175550302'), undefined);
  });

  test('sets a forgotten password with a token and logs in', async () => {
    const set = (mobileNum: string, firebaseIdToken: string) =>
      api.send(setPasswordByPhone, {
        newPassword: 'Changed99',
        mobileNum,
        countryDialingCode: '+63',
        verificationCode: '',
        firebaseIdToken,
      });
    const answer = await set('9175550301', tokenFor('+639175550301'));
    assert.equal(answer.status, 200, JSON.stringify(answer));
    const { account } = (await api.send(getMemberInfo, {}, { token: answer.value.token })).value;
    assert.match(account, /^m\d{9}$/);
    assert.ok(await app.modules.member.passwords.matches(await app.modules.member.byAccount(account), 'Changed99'));
    assert.equal((await set('9175550301', tokenFor('+639175550399'))).code, 'invalid_verification_code');
    assert.equal((await set('9175550399', tokenFor('+639175550399'))).code, 'invalid_verification_code');
  });
});
