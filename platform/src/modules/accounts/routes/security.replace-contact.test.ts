import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { changePassword, resetPassword } from '@portal/shared/contract/accounts/passwords';
import { bindEmail, bindMobile } from '@portal/shared/contract/accounts/security';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { codeSentTo, sentMessages } from '../../../testing/sent-messages.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword, tokenOf } from '../testing/add-member.ts';
import { addBoundMember } from '../testing/bound-member.ts';

const oldMobile = (last: number) => `+6391755520${last}`;
const newMobile = (last: number) => `+6391755521${last}`;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  const sessionOf = (memberId: string) =>
    app.modules.session.open({ memberId, address: '127.0.0.1', client: '', passwordChangeRequired: false });
  /** Binds with a code sent to the new contact, and with the given proof. */
  async function bind(token: string, to: string, proof: Record<string, unknown> = {}) {
    if (!to.startsWith('+')) {
      const verificationCode = await codeSentTo(app, 'bind_email', to);
      return api.send(bindEmail, { email: to, verificationCode, ...proof }, { token });
    }
    const verificationCode = await codeSentTo(app, 'bind_mobile', to);
    const number = { mobileNum: to.slice(3), countryDialingCode: '+63' };
    return api.send(bindMobile, { ...number, verificationCode, ...proof }, { token });
  }
  const change = (token: string, from: string, to: string) =>
    api.send(changePassword, { oldPassword: from, newPassword: to, confirmNewPassword: to }, { token });
  const notificationsTo = async (to: string) => {
    const messages = (await sentMessages(app)).filter((message) => message.to === to);
    return messages.flatMap(({ template }) => (template.startsWith('code-') ? [] : [template]));
  };

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  test('neither replaces a verified contact nor adds a second one with a stolen session alone', async () => {
    const { id } = await addBoundMember(app, 'stolen01', { mobile: oldMobile(10) });
    const token = await sessionOf(id);
    for (const to of [newMobile(10), 'thief@example.com']) {
      const bare = await bind(token, to);
      assert.deepEqual([bare.status, bare.code], [422, 'old_password_wrong'], to);
      assert.deepEqual(bare.fields, { loginPassword: 'Input cannot be empty' }, to);
      clock.advanceMs(60_000);
      const wrong = await bind(token, to, { loginPassword: 'Wrong123' });
      assert.deepEqual(wrong.fields, { loginPassword: 'Incorrect password' }, to);
      clock.advanceMs(60_000);
    }
    assert.equal((await app.modules.member.contacts.memberByMobile(oldMobile(10)))?.id, id);
    assert.equal(await app.modules.member.contacts.memberByMobile(newMobile(10)), undefined);
    assert.equal(await app.modules.member.contacts.of(id, 'email'), undefined);
    const mail = await addBoundMember(app, 'stolen02', { email: 'owner@example.com' });
    const replaced = await bind(await sessionOf(mail.id), 'thief@example.com');
    assert.equal(replaced.code, 'old_password_wrong');
    assert.equal((await app.modules.member.contacts.of(mail.id, 'email'))?.value, 'owner@example.com');
  });

  test('refuses a reset link that was sent to the replaced mailbox', async () => {
    const { id } = await addBoundMember(app, 'mailbox01', { email: 'lost@example.com' });
    const link = await app.modules.member.passwords.links.make(id);
    assert.equal((await bind(await sessionOf(id), 'fresh@example.com', { loginPassword: testPassword })).status, 200);
    const form = { resetToken: link, newPassword: 'Stolen2026', confirmNewPassword: 'Stolen2026' };
    assert.equal((await api.send(resetPassword, form)).code, 'reset_link_over');
  });

  test('counts wrong passwords per account, and after five does not check even the right one', async () => {
    const { id } = await addBoundMember(app, 'guesses01', { mobile: oldMobile(11) });
    const token = await sessionOf(id);
    const verificationCode = await codeSentTo(app, 'bind_mobile', newMobile(11));
    const form = { mobileNum: newMobile(11).slice(3), countryDialingCode: '+63', verificationCode };
    for (let turn = 0; turn < 5; turn += 1) {
      const wrong = await api.send(bindMobile, { ...form, loginPassword: `Wrong00${turn}` }, { token });
      assert.equal(wrong.code, 'old_password_wrong');
    }
    const over = await api.send(bindMobile, { ...form, loginPassword: testPassword }, { token });
    assert.deepEqual([over.status, over.code], [429, 'too_many_requests']);
    assert.equal(await app.modules.member.contacts.memberByMobile(newMobile(11)), undefined);
  });

  test('replaces a contact by password, keeps the code after a wrong one, and notifies the old contact', async () => {
    const contacts = { mobile: oldMobile(12), email: 'old12@example.com' };
    const { id } = await addBoundMember(app, 'owner01', contacts);
    await app.modules.member.profile.setLanguage(id, 'CN');
    const token = await sessionOf(id);
    const verificationCode = await codeSentTo(app, 'bind_mobile', newMobile(12));
    const form = { mobileNum: newMobile(12).slice(3), countryDialingCode: '+63', verificationCode };
    const wrong = await api.send(bindMobile, { ...form, loginPassword: 'Wrong123' }, { token });
    assert.equal(wrong.code, 'old_password_wrong');
    const bound = await api.send(bindMobile, { ...form, loginPassword: testPassword }, { token });
    assert.equal(bound.status, 200);
    assert.equal((await bind(token, 'new12@example.com', { loginPassword: testPassword })).status, 200);
    assert.deepEqual(await notificationsTo(oldMobile(12)), ['mobile-replaced']);
    assert.deepEqual(await notificationsTo('old12@example.com'), ['email-replaced']);
    assert.deepEqual([await notificationsTo(newMobile(12)), await notificationsTo('new12@example.com')], [[], []]);
    const notification = (await sentMessages(app)).find(({ to }) => to === oldMobile(12));
    assert.match(notification?.text ?? '', /手机号码.*联系我们/, 'in the language of the member');
    assert.ok(!notification?.text.includes(newMobile(12).slice(3)), 'and without the new number');
  });

  test('notifies nobody when the same contact is bound again', async () => {
    const { id } = await addBoundMember(app, 'again01', { email: 'Again@example.com' });
    const again = await bind(await sessionOf(id), 'again@example.com', { loginPassword: testPassword });
    assert.equal(again.status, 200);
    assert.deepEqual(await notificationsTo('Again@example.com'), []);
  });

  test('needs no password for the first contact right after the first login, also over an unverified one', async () => {
    const { id } = await addMember(app, 'first01');
    await app.modules.member.contacts.save(id, 'email', { value: 'typo@example.com', isVerified: false });
    const token = await tokenOf(app, 'first01');
    clock.advanceMs(14 * 60_000);
    assert.equal((await bind(token, 'right@example.com')).status, 200);
    assert.deepEqual(await notificationsTo('typo@example.com'), []);
    assert.equal((await bind(token, newMobile(13))).code, 'old_password_wrong', 'the first one alone');
  });

  test('needs the password for the first contact later', async () => {
    const late = await addMember(app, 'later01');
    const lateToken = await tokenOf(app, 'later01');
    const putOff = await addMember(app, 'later02');
    const putOffToken = await tokenOf(app, 'later02');
    await app.modules.member.profile.finishFirstLogin(putOff.id);
    await addMember(app, 'later03');
    await tokenOf(app, 'later03');
    const cases = [
      ['put off', putOffToken, newMobile(20)],
      ['second login', await tokenOf(app, 'later03'), newMobile(21)],
    ] as const;
    for (const [what, token, to] of cases) assert.equal((await bind(token, to)).code, 'old_password_wrong', what);
    clock.advanceMs(15 * 60_000);
    assert.equal((await bind(lateToken, newMobile(22))).code, 'old_password_wrong', 'a quarter of an hour');
    clock.advanceMs(60_000);
    assert.equal((await bind(lateToken, newMobile(22), { loginPassword: testPassword })).status, 200);
    assert.equal((await app.modules.member.contacts.memberByMobile(newMobile(22)))?.id, late.id);
  });

  test('refuses to replace a contact of a member without a password, also when one is sent', async () => {
    const { id } = await addBoundMember(app, 'bare01', { mobile: oldMobile(14) }, { password: undefined });
    const token = await sessionOf(id);
    const refused = await bind(token, newMobile(14), { loginPassword: testPassword });
    assert.deepEqual([refused.status, refused.code], [422, 'contact_bound']);
    assert.equal(refused.message, 'Please contact us to change it');
    assert.equal((await app.modules.member.contacts.memberByMobile(oldMobile(14)))?.id, id);
    assert.equal((await bind(token, 'bare@example.com')).code, 'owner_code_required');
  });

  test('notifies every replaced contact in two concurrent replacements', async () => {
    const { id } = await addBoundMember(app, 'twice01', { email: 'twice@example.com' });
    const token = await sessionOf(id);
    const forms = [];
    for (const email of ['a15@example.com', 'b15@example.com'])
      forms.push({ email, verificationCode: await codeSentTo(app, 'bind_email', email), loginPassword: testPassword });
    const answers = await Promise.all(forms.map((form) => api.send(bindEmail, form, { token })));
    const done = answers.filter(({ success }) => success).length;
    const receivers = ['twice@example.com', 'a15@example.com', 'b15@example.com'];
    const notifications = (await Promise.all(receivers.map(notificationsTo))).flat();
    assert.ok(done >= 1);
    assert.equal(notifications.length, done);
  });

  // covers 4
  test("refuses to replace a contact that was verified meanwhile without the owner's proof", async () => {
    const { codes } = app.modules.verification;
    const { member } = app.modules;
    const first = await addMember(app, 'meanwhile01');
    const bare = await addBoundMember(app, 'meanwhile02', { mobile: oldMobile(18) }, { password: undefined });
    const cases = [
      { id: first.id, token: await tokenOf(app, 'meanwhile01'), proof: {} },
      {
        id: bare.id,
        token: await sessionOf(bare.id),
        proof: { ownerCode: await codeSentTo(app, 'prove_owner', oldMobile(18)) },
      },
    ];
    for (const { id, token, proof } of cases) {
      const email = `late-${id}@example.com`;
      const own = `own-${id}@example.com`;
      const verificationCode = await codeSentTo(app, 'bind_email', email);
      const { use } = codes;
      const { mock: during } = mock.method(codes, 'use', async (given: Parameters<typeof use>[0]) => {
        const isRight = await use(given);
        if (given.purpose === 'bind_email') await member.contacts.save(id, 'email', { value: own, isVerified: true });
        return isRight;
      });
      const refused = await api.send(bindEmail, { email, verificationCode, ...proof }, { token });
      during.restore();
      assert.deepEqual([refused.status, refused.code], [409, 'conflict']);
      assert.equal((await member.contacts.of(id, 'email'))?.value, own);
      clock.advanceMs(60_000);
    }
  });

  test('notifies the replaced contact of a password change once, and not a week later', async () => {
    const { id } = await addBoundMember(app, 'before01', { mobile: oldMobile(16), email: 'old16@example.com' });
    const token = await sessionOf(id);
    const proof = { loginPassword: testPassword };
    clock.advanceMs(1000);
    for (const to of [newMobile(16), 'new16@example.com']) assert.equal((await bind(token, to, proof)).status, 200);
    clock.advanceMs(60_000);
    assert.equal((await bind(token, 'newer16@example.com', proof)).status, 200);
    clock.advanceMs(1000);
    const changed = await change(token, testPassword, 'Changed16');
    assert.deepEqual(await notificationsTo(oldMobile(16)), ['mobile-replaced', 'password-changed']);
    assert.deepEqual(await notificationsTo('old16@example.com'), ['email-replaced', 'password-changed']);
    assert.deepEqual(await notificationsTo('newer16@example.com'), ['password-changed']);
    clock.advanceMs(1000);
    assert.equal((await change(changed.value.token, 'Changed16', 'Changed17')).status, 200);
    assert.equal((await notificationsTo(oldMobile(16))).length, 2);
    const late = await addBoundMember(app, 'before02', { email: 'old17@example.com' });
    clock.advanceMs(1000);
    assert.equal((await bind(await sessionOf(late.id), 'new17@example.com', proof)).status, 200);
    clock.advanceMs(7 * 24 * 3_600_000 + 1000);
    assert.equal((await change(await sessionOf(late.id), testPassword, 'Changed17')).status, 200);
    assert.deepEqual(await notificationsTo('old17@example.com'), ['email-replaced']);
  });
});
