import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { register } from '@portal/shared/contract/accounts/registration';
import { checkAffiliateCode } from '@portal/shared/contract/agents/invitation-links';
import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { login } from '@portal/shared/contract/sessions/login';
import { getBalance } from '@portal/shared/contract/wallet/balance';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { memberContacts } from '../tables.ts';
import { addMember } from '../testing/add-member.ts';

const fixed = { registerMethod: 'WEB', login: true, termsAccepted: true };
const form = (username: string, change: Record<string, unknown> = {}) => ({
  ...fixed,
  username,
  password: 'Harbour12',
  confirmPassword: 'Harbour12',
  ...change,
});

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  const memberExists = async (account: string) => (await app.modules.member.byAccount(account)) !== undefined;

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    await app.modules.settings.write('register.triesPerMinute', 1000, 'test');
    await app.modules.settings.write('identity.humanVerification', [], 'test');
  });
  after(() => app.close());

  test('registers a visitor, logs in, and starts with a balance of 0.00', async () => {
    const { value } = await api.send(register, form('Newbie01'));
    assert.deepEqual([value.firstTimeLogin, value.passwordExpired], [true, false]);
    const info = await api.send(getMemberInfo, {}, { token: value.token });
    assert.deepEqual([info.value.account, info.value.type, info.value.toUpline], ['Newbie01', 0, false]);
    assert.equal((await api.send(getBalance, {}, { token: value.token })).value.sumBalance, '0.00');
    const again = await api.send(login, { type: 'username', username: 'newbie01', password: 'Harbour12' });
    assert.equal(again.value.firstTimeLogin, false);
  });

  test('places the member below the owner of an affiliate code, also from the address', async () => {
    const agent = await addMember(app, 'upline01', { type: 1, affiliateCode: 'AGENT01' });
    assert.equal((await api.send(checkAffiliateCode, { code: 'agent01' })).status, 200);
    for (const change of [{ affiliateCode: 'agent01' }, { referralCode: 'AGENT01' }]) {
      const account = `below${Object.keys(change)[0]?.slice(0, 5)}`;
      const { value } = await api.send(register, form(account, change));
      const member = await app.modules.member.byAccount(account);
      assert.equal(member?.uplinePath, `${agent.uplinePath}${member?.id}.`);
      assert.equal((await api.send(getMemberInfo, {}, { token: value.token })).value.toUpline, true);
    }
  });

  const refused: [string, Record<string, unknown>, string, string[]][] = [
    ['terms not agreed', { termsAccepted: false }, 'terms_not_accepted', ['termsAccepted']],
    ['short username', { username: 'abc' }, 'invalid_registration', ['username']],
    ['username beginning with a digit', { username: '1abcd' }, 'invalid_registration', ['username']],
    ['markup as username', { username: '<b>abc</b>' }, 'invalid_registration', ['username']],
    ['weak password', { password: 'abcdefgh', confirmPassword: 'abcdefgh' }, 'invalid_registration', ['password']],
    ['other confirmation', { confirmPassword: 'Secret13' }, 'invalid_registration', ['confirmPassword']],
    ['bad e-mail', { email: 'nobody@' }, 'invalid_registration', ['email']],
    ['unknown affiliate code', { affiliateCode: 'NOBODY1' }, 'invitation_code_error', ['affiliateCode']],
    ['unknown referral code', { referralCode: 'NOBODY1' }, 'invitation_code_error', ['affiliateCode']],
    ['missing password', { password: undefined }, 'invalid_input', ['password']],
    ['another method', { registerMethod: 'APP' }, 'invalid_input', ['registerMethod']],
    ['an object as username', { username: { $ne: 1 } }, 'invalid_input', ['username']],
  ];
  for (const [what, change, code, fields] of refused) {
    test(`refuses ${what}`, async () => {
      const answer = await api.send(register, form('refused01', change));
      assert.deepEqual([answer.status, answer.code], [code === 'invalid_input' ? 400 : 422, code]);
      assert.deepEqual(Object.keys(answer.fields ?? {}), fields);
      assert.equal(await memberExists('refused01'), false);
    });
  }

  test('takes a username whatever its case, and lets one of ten concurrent registrations win', async () => {
    await api.send(register, form('Taken01'));
    const answer = await api.send(register, form('tAKEN01'));
    assert.deepEqual([answer.status, answer.code], [422, 'username_taken']);
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.send(register, form('race01'))));
    assert.equal(answers.filter(({ success }) => success).length, 1);
    assert.equal(answers.filter(({ code }) => code === 'username_taken').length, 9);
  });

  test('stores no field that is switched off, encrypts contacts, and names the bounds in messages', async () => {
    await api.send(register, form('fields01', { qqNum: 'not even digits', email: 'a@example.com' }));
    const member = await app.modules.member.byAccount('fields01');
    assert.ok(member);
    assert.deepEqual(app.modules.member.profile.of(member), {});
    const contact = await app.modules.member.contacts.of(member.id, 'email');
    assert.deepEqual(contact, { value: 'a@example.com', isVerified: false });
    const stored = await app.server.kernel.db.select().from(memberContacts);
    assert.doesNotMatch(JSON.stringify([member, stored]), /example/, 'personal data is not stored in the clear');
    const short = await api.send(register, form('fields02', { password: 'x', confirmPassword: 'x' }));
    assert.equal(short.fields?.password, 'Please fill in your password with 8–128 characters');
  });

  // covers 2.3
  test('stores every requested field, with its source and the terms of that day', async () => {
    const { settings } = app.modules;
    const rules = await settings.get('register.rules');
    const all = Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [
        name,
        { ...rule, enabled: rule.enabled || !['captcha'].includes(name) },
      ]),
    );
    await settings.write('register.rules', all, 'test');
    await settings.write('termsVersion', '2026-11', 'test');
    const friend = await addMember(app, 'friend01');
    const profile = {
      payeeName: 'Jane Doe',
      qqNum: '12345',
      line: 'jane.doe',
      whatsapp: '639175550155',
      facebook: 'jane.doe',
      wechat: 'jane_1',
      idNumber: 'A1234567',
      recommenderId: friend.id,
      domain: 'portal.example',
      registerUrl: 'https://portal.example/register?x=1',
    };
    const mobile = { mobileNum: '(0917) 555-0155', countryDialingCode: '+63' };
    const answer = await api.send(
      register,
      form('allfields1', { ...profile, ...mobile, paymentPassword: '804271', email: 'jane@example.com' }),
    );
    await settings.write('register.rules', rules, 'test');
    assert.equal(answer.status, 200, JSON.stringify(answer));
    const member = await app.modules.member.byAccount('allfields1');
    assert.ok(member);
    assert.deepEqual(app.modules.member.profile.of(member), profile);
    assert.equal(member.termsVersion, '2026-11');
    assert.deepEqual(await app.modules.member.contacts.of(member.id, 'mobile'), {
      value: '+639175550155',
      isVerified: false,
    });
    await app.modules.member.passwords.confirmPayment(member.id, '804271', 'x');
    const address = '127.0.0.1';
    assert.equal(
      await app.modules.member.addresses.isKnown(member.id, address),
      true,
      'the first address is registered',
    );
    assert.equal(await app.modules.member.addresses.isKnown(member.id, '192.0.2.9'), false);
  });

  test("follows the operator's switch for registration and the required fields", async () => {
    const { settings } = app.modules;
    const rules = await settings.get('register.rules');
    await settings.write('register.rules', { ...rules, captcha: { ...rules.captcha, enabled: true } }, 'test');
    assert.equal((await api.send(getRegisterSettings, {})).value.rules.captcha?.enabled, true);
    assert.deepEqual((await api.send(register, form('captcha01'))).fields, { captcha: 'Please enter the captcha' });
    assert.equal((await api.send(register, form('captcha01', { humanVerification: 'x' }))).code, 'captcha_required');
    const wrong = await api.send(register, form('captcha01', { captchaId: 'unknown', captcha: 'abcde' }));
    assert.deepEqual([wrong.code, wrong.fields], ['captcha_wrong', { captcha: 'Incorrect captcha. Please try again' }]);
    const captchaId = await app.modules.verification.captcha.store('ABCDE');
    assert.equal((await api.send(register, form('captcha01', { captchaId, captcha: 'abcde' }))).status, 200);
    await settings.write('register.rules', rules, 'test');
    await settings.write('toggles', { ...(await settings.get('toggles')), directRegistration: false }, 'test');
    assert.equal((await api.send(register, form('closed01'))).code, 'registration_closed');
  });
});
