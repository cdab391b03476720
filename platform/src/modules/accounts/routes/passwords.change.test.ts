import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { changePassword } from '@portal/shared/contract/accounts/passwords';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { login } from '@portal/shared/contract/sessions/login';
import { getBalance } from '@portal/shared/contract/wallet/balance';
import type { App } from '../../../app.ts';
import type { LiveMessage } from '../../../kernel/live/bus.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { codeSentTo, sentMessages } from '../../../testing/sent-messages.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword, tokenOf } from '../testing/add-member.ts';

const newPassword = 'Changed99';
const form = (change: Record<string, unknown> = {}) => ({
  oldPassword: testPassword,
  newPassword,
  confirmNewPassword: change.newPassword ?? newPassword,
  ...change,
});

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  const isOpen = async (token: string) => (await api.send(getMemberInfo, {}, { token })).status === 200;

  before(async () => {
    app = await testApp(database(), { env: { DEFAULT_PASSWORD: 'Welcome1' } });
    api = apiClient(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  // covers 2.3
  test('ends every other session, issues a new token and notifies the owner', async () => {
    const member = await addMember(app, 'changer01');
    await app.modules.member.contacts.save(member.id, 'email', { value: 'c1@example.com', isVerified: true });
    const heard: LiveMessage[] = [];
    const stop = app.server.kernel.live.listen(member.id, (message) => heard.push(message));
    await app.modules.member.addresses.note(member.id, '127.0.0.1');
    const other = await tokenOf(app, 'changer01');
    const own = await tokenOf(app, 'changer01');
    const { value } = await api.send(changePassword, form(), { token: own });
    assert.deepEqual([await isOpen(other), await isOpen(own), await isOpen(value.token)], [false, false, true]);
    await app.server.kernel.live.flush();
    stop();
    assert.deepEqual(
      heard.flatMap(({ event }) => ('reason' in event ? [event.reason] : [])),
      ['password_changed'],
    );
    const old = await api.send(login, { type: 'username', username: 'changer01', password: testPassword });
    assert.equal(old.code, 'login_failed');
    assert.ok(await tokenOf(app, 'changer01', newPassword));
    const [notification] = (await sentMessages(app)).filter(({ to }) => to === 'c1@example.com');
    assert.deepEqual([notification?.template, notification?.state], ['password-changed', 'waiting']);
    assert.ok(!JSON.stringify(notification).includes(newPassword));
    const { list } = (await api.send(listMessages, {}, { token: value.token })).value;
    assert.deepEqual(
      list.map(({ title, topic }) => [title, topic]),
      [['Login password changed', 'security']],
    );
  });

  test('ends a login with the old password that was in progress during the change', async () => {
    const member = await addMember(app, 'changer90');
    await app.modules.member.addresses.note(member.id, '127.0.0.1');
    const own = await tokenOf(app, 'changer90');
    const stale = await app.modules.member.byId(member.id);
    assert.ok(stale);
    const old = { type: 'username', username: 'changer90', password: testPassword, remember: true } as const;
    const [{ value }, ...logins] = await Promise.all([
      api.send(changePassword, form(), { token: own }),
      // Four, each refused now or at its second try: a fifth failure would require a captcha.
      ...Array.from({ length: 4 }, () => api.send(login, old)),
    ]);
    for (const answer of logins) {
      if (answer.status !== 200) continue;
      assert.equal(await isOpen(answer.value.token), false);
      const { rememberToken } = answer.value;
      const again = await api.send(login, { ...old, password: '', ...(rememberToken && { rememberToken }) });
      assert.equal(again.code, 'login_failed');
    }
    assert.equal(await isOpen(value.token), true);
    // The same race step by step: checked before the change, admitted after it.
    const from = { address: '127.0.0.1', client: '' };
    await assert.rejects(app.modules.session.admit(stale, from), { code: 'login_failed' });
  });

  test('lets the owner change the password while strangers fail the login', async () => {
    await addMember(app, 'changer91');
    const own = await tokenOf(app, 'changer91');
    for (let nth = 0; nth < 6; nth += 1)
      await api.send(login, { type: 'username', username: 'changer91', password: 'Wrong1234' });
    assert.equal((await api.send(changePassword, form(), { token: own })).status, 200);
  });

  const refused: [string, Record<string, unknown>, string, Record<string, string>][] = [
    ['wrong old password', { oldPassword: 'Wrong123' }, 'old_password_wrong', { oldPassword: 'Incorrect password' }],
    [
      'other confirmation',
      { confirmNewPassword: 'Changed98' },
      'wrong_confirmation',
      { confirmNewPassword: 'Confirmation password is not correct.' },
    ],
    [
      'too short',
      { newPassword: 'abc1' },
      'invalid_password',
      { newPassword: 'Please fill in your password with 8–128 characters' },
    ],
    [
      'too long',
      { newPassword: `a1${'x'.repeat(127)}` },
      'invalid_password',
      { newPassword: 'Please fill in your password with 8–128 characters' },
    ],
    [
      'no digit',
      { newPassword: 'abcdefgh' },
      'invalid_password',
      { newPassword: 'Both letters and digits, nothing else, 8–128 characters' },
    ],
    [
      'the default one',
      { newPassword: 'Welcome1' },
      'invalid_password',
      { newPassword: 'Please choose a password other than the default one' },
    ],
    [
      'the same',
      { newPassword: testPassword },
      'password_unchanged',
      { newPassword: 'The new password must differ from the old one' },
    ],
    [
      'empty',
      { newPassword: '  ', confirmNewPassword: '  ' },
      'invalid_input',
      { newPassword: 'Please check this value', confirmNewPassword: 'Please check this value' },
    ],
  ];
  test('changes nothing when refused', async () => {
    await addMember(app, 'refused01');
    const token = await tokenOf(app, 'refused01');
    for (const [what, change, code, fields] of refused) {
      const answer = await api.send(changePassword, form(change), { token });
      assert.deepEqual([answer.code, answer.fields], [code, fields], what);
      assert.ok(await isOpen(token), what);
    }
    assert.ok(await tokenOf(app, 'refused01'));
    assert.equal((await api.send(changePassword, form())).code, 'not_logged_in');
  });

  test('accepts 12 to 128 characters of any kind, and shorter ones by the rule of the operator', async () => {
    await addMember(app, 'long01');
    let oldPassword = testPassword;
    let token = await tokenOf(app, 'long01', oldPassword);
    const change = (password: string) =>
      api.send(changePassword, { oldPassword, newPassword: password, confirmNewPassword: password }, { token });
    for (const password of ['🦊'.repeat(129), 'kettles!', 'a'.repeat(11), 'Short12'])
      assert.equal((await change(password)).code, 'invalid_password', password);
    for (const password of ['kettlesandtea', 'ｆｕｌｌ ｗｉｄｔｈ 12', 'ไม่มีใครรู้รหัสนี้', '🦊'.repeat(128)]) {
      const changed = await change(password);
      assert.equal(changed.status, 200, password);
      ({ token } = changed.value);
      oldPassword = password;
      assert.ok(await tokenOf(app, 'long01', password));
    }
  });

  test('refuses common passwords in any case and those that consist of a name', async () => {
    const { id } = await addMember(app, 'harbour77', { nickname: 'Marina Costa' });
    const token = await tokenOf(app, 'harbour77');
    await app.modules.member.profile.giveRealName(id, 'Ana Costa');
    const fieldsOf = async (password: string) =>
      (await api.send(changePassword, form({ newPassword: password, confirmNewPassword: password }), { token })).fields;
    const common = { newPassword: 'Too many people use this password. Please choose another one' };
    for (const password of ['password1', 'Password1', 'QWERTY123', 'unbelievable', 'ｕｎｂｅｌｉｅｖａｂｌｅ'])
      assert.deepEqual(await fieldsOf(password), common, password);
    const named = { newPassword: 'Please choose a password that isn’t based on your name or ours' };
    for (const password of ['harbour77', 'Harbour77Harbour77', 'marina costa 1', 'Ana-Costa.2027', 'Lantern2027'])
      assert.deepEqual(await fieldsOf(password), named, password);
    assert.equal(await fieldsOf('harbour77 lights at night'), undefined);
  });

  test('lets members with a common password log in until they change it', async () => {
    await addMember(app, 'owner77', { password: 'password1' });
    assert.ok(await tokenOf(app, 'owner77', 'password1'));
  });

  test('requires a code of a verified number with CHNGPASSVERIF3, for this purpose and once', async () => {
    const { settings } = app.modules;
    const flags = await settings.get('register.flags');
    await settings.write('register.flags', { ...flags, CHNGPASSVERIF3: true }, 'test');
    const member = await addMember(app, 'verif01');
    let token = await tokenOf(app, 'verif01');
    token = (await api.send(changePassword, form(), { token })).value.token;
    const mobile = '+639175550111';
    await app.modules.member.contacts.save(member.id, 'mobile', { value: mobile, isVerified: true });
    const again = { oldPassword: newPassword, newPassword: 'Changed11', confirmNewPassword: 'Changed11' };
    const send = (verificationCode?: string) => api.send(changePassword, { ...again, verificationCode }, { token });
    assert.equal((await send()).code, 'invalid_verification_code');
    assert.equal((await send(await codeSentTo(app, 'bind_mobile', '+639175550112'))).code, 'invalid_verification_code');
    const code = await codeSentTo(app, 'change_password', mobile);
    const answer = await send(code);
    assert.equal(answer.status, 200);
    token = answer.value.token;
    const third = { oldPassword: 'Changed11', newPassword: 'Changed12', confirmNewPassword: 'Changed12' };
    const replay = await api.send(changePassword, { ...third, verificationCode: code }, { token });
    assert.equal(replay.code, 'invalid_verification_code');
    await settings.write('register.flags', flags, 'test');
  });

  test('unlocks a member with the default or an expired password', async () => {
    const { settings } = app.modules;
    await settings.write('toggles', { ...(await settings.get('toggles')), passwordExpiry: true }, 'test');
    await addMember(app, 'expired01', { passwordChangedAt: new Date('2020-01-01') });
    await addMember(app, 'default01', { password: 'Welcome1' });
    for (const [account, old] of [
      ['expired01', testPassword],
      ['default01', 'Welcome1'],
    ] as const) {
      const entry = await api.send(login, { type: 'username', username: account, password: old });
      assert.equal(entry.value.passwordExpired, true, account);
      const { token } = entry.value;
      assert.equal((await api.send(getBalance, {}, { token })).code, 'password_change_required');
      const changed = await api.send(changePassword, form({ oldPassword: old }), { token });
      assert.equal((await api.send(getBalance, {}, { token: changed.value.token })).status, 200, account);
      const later = await api.send(login, { type: 'username', username: account, password: newPassword });
      assert.equal(later.value.passwordExpired, false, account);
    }
  });

  test('applies one of ten concurrent changes, leaving one token and one of the ten passwords', async () => {
    await addMember(app, 'race01');
    const token = await tokenOf(app, 'race01');
    const passwords = Array.from({ length: 10 }, (_, turn) => `Racing00${turn}`);
    const answers = await Promise.all(
      passwords.map((text) => api.send(changePassword, form({ newPassword: text }), { token })),
    );
    const winners = answers.filter(({ success }) => success);
    assert.equal(winners.length, 1);
    const open = await Promise.all(winners.map(({ value }) => isOpen(value.token)));
    assert.equal(open.filter(Boolean).length, 1);
    const matches = await Promise.all(
      passwords.map(async (text) =>
        app.modules.member.passwords.matches(await app.modules.member.byAccount('race01'), text),
      ),
    );
    assert.equal(matches.filter(Boolean).length, 1);
  });

  test('leaves only the changer logged in, in a model of sessions and changes', async () => {
    await addMember(app, 'model01');
    let password = testPassword;
    let open = new Set<string>();
    const dead = new Set<string>();
    // A fixed sequence of logins (l) and changes by one of the open sessions (c).
    for (const [turn, step] of [...'llclcclllcc'].entries()) {
      if (step === 'l') {
        open.add(await tokenOf(app, 'model01', password));
      } else {
        const next = `Model00${turn}x`;
        const token = [...open].at(turn % open.size) ?? '';
        const change = { oldPassword: password, newPassword: next, confirmNewPassword: next };
        const answer = await api.send(changePassword, change, { token });
        assert.equal(answer.status, 200);
        for (const ended of open) dead.add(ended);
        open = new Set([answer.value.token]);
        password = next;
      }
      for (const token of open) assert.equal(await isOpen(token), true, `step ${turn}`);
      for (const token of dead) assert.equal(await isOpen(token), false, `step ${turn}`);
    }
  });
});
