import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setPasswordByPhone } from '@portal/shared/contract/accounts/passwords';
import { register, registerByMobile } from '@portal/shared/contract/accounts/registration';
import { bindMobile } from '@portal/shared/contract/accounts/security';
import { listCountries } from '@portal/shared/contract/content/countries';
import { getStatus } from '@portal/shared/contract/content/site';
import { login } from '@portal/shared/contract/sessions/login';
import { getCaptcha } from '@portal/shared/contract/verification/captcha';
import { sendOwnSmsCode, sendRegistrationCode, sendSmsCode } from '@portal/shared/contract/verification/codes';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { openTestPostgres } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword, tokenOf } from '../../accounts/testing/add-member.ts';
import { addBoundMember } from '../../accounts/testing/bound-member.ts';
import { emulatedProject, emulatedToken } from '../../sessions/testing/emulated-token.ts';

let app: App;
let api: ApiClient;
let closeDatabase: () => Promise<void>;
const write = (key: string, value: unknown) => app.modules.settings.write(key, value, 'test');
const abroad = { countryDialingCode: '+63', mobileNum: '9175550401' };

before(async () => {
  const opened = await openTestPostgres();
  closeDatabase = opened.close;
  app = await testApp(opened.database, { env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' } });
  api = apiClient(app);
  await write('login.triesPerMinute', 1000);
});
after(async () => {
  await app.close();
  await closeDatabase();
});

test('allows every country with an empty list, and lists only dialling codes', async () => {
  const all = (await api.send(listCountries, {})).value.countries;
  assert.ok(all.length > 200);
  for (const value of [['+999'], ['63'], '+63', [63]])
    await assert.rejects(write('identity.diallingCodes', value), { code: 'invalid_setting' }, JSON.stringify(value));
});

// covers 3
test('refuses a number of another country everywhere and offers no such country', async () => {
  await addBoundMember(app, 'abroad01', { mobile: '+639175550401' });
  const token = await tokenOf(app, (await addMember(app, 'abroad02')).account);
  await write('identity.diallingCodes', ['+60', '+86']);
  const { countries } = (await api.send(listCountries, {})).value;
  assert.deepEqual(countries.map(({ countryCode }) => countryCode).sort(), ['CN', 'MY']);
  const fixed = { registerMethod: 'WEB', login: true, termsAccepted: true };
  const passwords = { password: testPassword, confirmPassword: testPassword };
  const code = { verificationCode: '123456' };
  const rules = await app.modules.settings.get('register.rules');
  await write('register.rules', { ...rules, mobileNum: { ...rules.mobileNum, enabled: true } });
  const { mobileNum, countryDialingCode } = abroad;
  const answers = [
    await api.send(sendSmsCode, abroad),
    await api.send(sendSmsCode, { ...abroad, purpose: 'password' }),
    await api.send(sendRegistrationCode, { mobileNo: mobileNum, countryDialingCode }),
    await api.send(sendOwnSmsCode, { purpose: 'bind_mobile', ...abroad }, { token }),
    await api.send(bindMobile, { ...abroad, ...code, loginPassword: testPassword }, { token }),
    await api.send(login, { type: 'sms', username: mobileNum, countryDialingCode, password: '123456' }),
    await api.send(setPasswordByPhone, { ...abroad, ...code, newPassword: testPassword }),
    await api.send(registerByMobile, { ...fixed, ...abroad, ...code, ...passwords }),
    await api.send(register, { ...fixed, ...abroad, ...passwords, username: 'abroad03' }),
  ];
  const refusals = answers.map(({ code: name, fields }) => [name, Object.values(fields ?? {})]);
  const text = 'Please enter a valid mobile number';
  const direct = ['invalid_mobile', [text]];
  const inForm = ['invalid_registration', [text]];
  assert.deepEqual(refusals, [...Array.from({ length: 7 }, () => direct), inForm, inForm]);
  const malaysian = await api.send(sendSmsCode, { countryDialingCode: '+60', mobileNum: '0123456789' });
  assert.equal(malaysian.status, 200);
  await write('register.rules', rules);
  await write('identity.diallingCodes', []);
});

test('sends codes by the identity provider only with a project, and refuses its token for another country', async () => {
  const smsChannel = async () => (await api.send(getStatus, {})).value.info.identity.smsChannel;
  await write('identity.smsChannel', 'firebase');
  assert.equal(await smsChannel(), 'platform');
  assert.equal((await api.send(sendSmsCode, { ...abroad, mobileNum: '9175550409' })).status, 200, 'the platform sends');
  await write('identity.firebase', { apiKey: 'k', authDomain: 'd', projectId: emulatedProject });
  assert.equal(await smsChannel(), 'firebase');
  assert.equal((await api.send(sendSmsCode, abroad)).code, 'login_type_closed');
  const phone = '+639175550401';
  const signIn = () => emulatedToken(app.server.kernel.clock.now(), { uid: 'u', provider: 'phone', phone });
  const logIn = () => api.send(login, { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken: signIn() });
  assert.equal((await logIn()).status, 200);
  await write('identity.diallingCodes', ['+60']);
  assert.equal((await logIn()).code, 'invalid_mobile');
  await write('identity.diallingCodes', []);
});

// covers 7.1
test('limits captcha pictures by address', async () => {
  await write('captcha.perMinute', 3);
  const from = (remoteAddress: string) => api.send(getCaptcha, {}, { remoteAddress });
  for (let turn = 0; turn < 3; turn += 1) assert.equal((await from('192.0.2.50')).status, 200);
  const over = await from('192.0.2.50');
  assert.deepEqual([over.status, over.code], [429, 'too_many_requests']);
  assert.ok(Number(over.headers['retry-after']) > 0);
  assert.equal((await from('192.0.2.51')).status, 200);
});
