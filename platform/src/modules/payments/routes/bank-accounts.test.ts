import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { bindBankAccount, listBankAccounts, removeBankAccount } from '@portal/shared/contract/payments/bank-accounts';
import { sql } from 'drizzle-orm';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { sentMessages } from '../../../testing/sent-messages.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { addBoundMember } from '../../accounts/testing/bound-member.ts';

const paymentPassword = '246810';
const account = { bankCode: 'bdo', number: '0012 3456 7890', holder: 'Jane Doe', paymentPassword };

forEachDatabase(({ database }) => {
  const harness = hostedApp(database);

  async function member(name: string, profile?: Record<string, string>) {
    const { id } = await addBoundMember(harness.app, name, { address: '127.0.0.1' }, { paymentPassword, profile });
    return { id, token: await tokenOf(harness.app, name) };
  }
  const bind = (token: string, change = {}) => harness.api.send(bindBankAccount, { ...account, ...change }, { token });
  const list = async (token: string) => (await harness.api.send(listBankAccounts, {}, { token })).value;
  const remove = (token: string, id: string, change = {}) =>
    harness.api.send(removeBankAccount, { id, paymentPassword, ...change }, { token });

  // covers 2.5
  test('lists a bound account masked and stores it encrypted', async () => {
    const { token } = await member('banker01', { payeeName: 'Jane Doe' });
    const answer = await bind(token, { holder: '  jane   DOE' });
    assert.equal(answer.status, 200, JSON.stringify(answer));
    const { accounts, atMost, realName, banks } = await list(token);
    assert.deepEqual(accounts, [answer.value]);
    const [shown] = accounts;
    assert.deepEqual(
      [shown?.kind, shown?.bankName, shown?.holder, shown?.number, atMost, realName],
      ['bank', 'BDO Unibank', 'j*** D***', '**** 7890', 5, 'J*** D***'],
    );
    assert.ok(banks.some(({ kind }) => kind === 'wallet'));
    const { rows } = await database().db.execute(sql`select * from bank_accounts`);
    assert.doesNotMatch(JSON.stringify(rows), /7890|jane/i);
  });

  // covers 2.5
  test('takes the name of a nameless profile from the first account, and requires it of later ones', async () => {
    const { id, token } = await member('banker02');
    assert.equal((await list(token)).realName, undefined);
    assert.equal((await bind(token, { holder: 'Rosa Cruz', number: '1111111111' })).status, 200);
    const other = await bind(token, { holder: 'Rosa Cruise', number: '2222222222' });
    assert.deepEqual([other.status, other.code, Object.keys(other.fields ?? {})], [422, 'holder_differs', ['holder']]);
    const owner = await harness.app.modules.member.byId(id);
    assert.equal(owner && harness.app.modules.member.profile.of(owner).payeeName, 'Rosa Cruz');
    assert.equal((await bind(token, { holder: 'rosacruz', number: '2222222222' })).status, 200);
  });

  test('refuses bad numbers, banks and holders at their field without counting a payment password try', async () => {
    const { token } = await member('banker03', { payeeName: 'Jane Doe' });
    const cases = [
      [{ bankCode: 'nobank' }, 'unknown_bank', 'bankCode'],
      [{ number: '123' }, 'invalid_account_number', 'number'],
      [{ number: '12345678901234' }, 'invalid_account_number', 'number'],
      [{ number: "1'; drop table" }, 'invalid_account_number', 'number'],
      [{ holder: '<b>Jane Doe</b>' }, 'invalid_holder', 'holder'],
      [{ holder: '12' }, 'invalid_holder', 'holder'],
      [{ holder: 'John Doe' }, 'holder_differs', 'holder'],
    ] as const;
    for (const [change, code, field] of cases) {
      const answer = await bind(token, change);
      assert.deepEqual([answer.status, answer.code, Object.keys(answer.fields ?? {})], [422, code, [field]]);
    }
    for (const change of [{ number: 7 }, { holder: '' }, { paymentPassword: '12345' }, { bankCode: ' ' }])
      assert.equal((await bind(token, change)).code, 'invalid_input');
    assert.deepEqual((await list(token)).accounts, []);
  });

  // covers 2.5
  test('locks the payment password after five wrong ones, for binding and removing', async () => {
    const { token } = await member('banker04', { payeeName: 'Jane Doe' });
    const { id } = (await bind(token)).value;
    for (let turn = 0; turn < 3; turn += 1)
      assert.equal(
        (await bind(token, { paymentPassword: '000000', number: '3333333333' })).code,
        'payment_password_wrong',
      );
    for (let turn = 0; turn < 2; turn += 1)
      assert.equal((await remove(token, id, { paymentPassword: '000000' })).code, 'payment_password_wrong');
    assert.equal((await remove(token, id)).code, 'payment_password_locked');
    assert.equal((await bind(token, { number: '3333333333' })).code, 'payment_password_locked');
    assert.equal((await list(token)).accounts.length, 1);
  });

  test('binds an account once and at most five, also in concurrent calls', async () => {
    const { token } = await member('banker05', { payeeName: 'Jane Doe' });
    const twice = await Promise.all([bind(token), bind(token)]);
    assert.deepEqual(twice.map(({ code }) => code ?? 'bound').sort(), ['bank_account_exists', 'bound']);
    for (const nth of [2, 3, 4]) assert.equal((await bind(token, { number: `555555555${nth}` })).status, 200);
    const last = await Promise.all([bind(token, { number: '5555555555' }), bind(token, { number: '5555555556' })]);
    assert.deepEqual(last.map(({ code }) => code ?? 'bound').sort(), ['bound', 'too_many_bank_accounts']);
    const refused = await bind(token, { number: '5555555557' });
    assert.match(refused.message ?? '', /5 accounts/);
  });

  // covers 7.1
  test('removes an account so that it can be bound again, and does not find one of another member', async () => {
    const [jane, rosa] = [await member('banker06', { payeeName: 'Jane Doe' }), await member('banker07')];
    const { id } = (await bind(jane.token)).value;
    const foreign = await remove(rosa.token, id);
    assert.deepEqual([foreign.status, foreign.code], [404, 'not_found']);
    assert.equal((await remove(jane.token, 'nothing')).status, 404);
    assert.equal((await remove(jane.token, id)).status, 200);
    assert.deepEqual((await list(jane.token)).accounts, []);
    assert.equal((await remove(jane.token, id)).status, 404);
    assert.equal((await bind(jane.token)).status, 200);
  });

  // covers 4
  test('notifies the owner in the inbox and at the verified contact of each account bound and removed', async () => {
    const email = 'banker13@example.com';
    const { id: memberId, token } = await member('banker13', { payeeName: 'Jane Doe' });
    await harness.app.modules.member.contacts.save(memberId, 'email', { value: email, isVerified: true });
    const { id } = (await bind(token)).value;
    assert.equal((await bind(token)).code, 'bank_account_exists');
    assert.equal((await remove(token, id)).status, 200);
    assert.equal((await remove(token, id)).status, 404);
    const { list: inbox } = (await harness.api.send(listMessages, {}, { token })).value;
    assert.deepEqual(inbox.map(({ title, content }) => [title, /^BDO Unibank \*{4} 7890 was/.test(content)]).sort(), [
      ['Payout account added', true],
      ['Payout account removed', true],
    ]);
    const sent = (await sentMessages(harness.app)).filter(({ to }) => to === email);
    assert.deepEqual(sent.map(({ template, state }) => [template, state]).sort(), [
      ['bank-account-bound', 'waiting'],
      ['bank-account-removed', 'waiting'],
    ]);
    for (const { text } of sent) assert.match(text, /BDO Unibank \*{4} 7890 .*banker13\. If this was not you/);
  });

  const bankAccountsOf = (memberId: string) => harness.app.modules.payments.bankAccounts.of(memberId);

  test('flags or refuses a number that another member has bound, by the setting', async () => {
    const [jane, joan] = [await member('banker08', { payeeName: 'Jane Doe' }), await member('banker09')];
    const number = '9876543210';
    assert.equal((await bind(jane.token, { number })).status, 200);
    const { settings } = harness.app.modules;
    await settings.write('bankAccounts.shared', 'refuse', 'test');
    const refused = await bind(joan.token, { number });
    assert.deepEqual([refused.status, refused.code], [422, 'bank_account_taken']);
    assert.equal(
      (await bind(joan.token, { number, bankCode: 'bpi' })).status,
      200,
      'of another bank it is another one',
    );
    await settings.write('bankAccounts.shared', 'flag', 'test');
    assert.equal((await bind(joan.token, { number })).status, 200);
    const { bankAccounts } = harness.app.modules.payments;
    const [shared] = await bankAccounts.of(jane.id);
    assert.deepEqual(shared && (await bankAccounts.sharedWith(shared)), [joan.id]);
  });

  // covers 2.5
  test('flags or refuses a number that another member has removed, by the setting', async () => {
    const [jane, joan] = [await member('banker11', { payeeName: 'Jane Doe' }), await member('banker12')];
    const number = '8876543210';
    const bound = await bind(jane.token, { number });
    assert.equal((await remove(jane.token, bound.value.id)).status, 200);
    const { settings } = harness.app.modules;
    await settings.write('bankAccounts.shared', 'refuse', 'test');
    assert.equal((await bind(joan.token, { number })).code, 'bank_account_taken');
    assert.equal((await bind(jane.token, { number })).status, 200, 'whose it was may bind it again');
    await settings.write('bankAccounts.shared', 'flag', 'test');
    assert.equal((await remove(jane.token, (await bankAccountsOf(jane.id))[0]?.id ?? '')).status, 200);
    assert.equal((await bind(joan.token, { number })).status, 200);
    const [shared] = await bankAccountsOf(joan.id);
    assert.deepEqual(shared && (await harness.app.modules.payments.bankAccounts.sharedWith(shared)), [jane.id]);
  });

  test('refuses visitors, trial accounts and closed accounts', async () => {
    assert.equal((await bind('')).status, 401);
    await addMember(harness.app, 'trial000000002', { type: 4 });
    const trial = await tokenOf(harness.app, 'trial000000002');
    for (const answer of [
      await bind(trial),
      await remove(trial, 'x'),
      await harness.api.send(listBankAccounts, {}, { token: trial }),
    ])
      assert.deepEqual([answer.status, answer.code], [403, 'in_need_true_account']);
    const { id, token } = await member('banker10');
    await harness.app.modules.member.setState(id, 'closed');
    const closed = await bind(token);
    assert.ok(['account_closed', 'not_logged_in'].includes(closed.code ?? ''), closed.code);
  });
});
