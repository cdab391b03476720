import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setPaymentPassword } from '@portal/shared/contract/accounts/passwords';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword, tokenOf } from '../testing/add-member.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let clock: TestClock;
  const confirm = (memberId: string, digits: string) =>
    app.modules.member.passwords.confirmPayment(memberId, digits, 'paymentPassword');
  const messageTitles = async (token: string) =>
    (await api.send(listMessages, {}, { token })).value.list.map(({ title }) => title);
  const refusedWith = (code: string) => (error: Error) => error.message === code;
  const set = (token: string, change: Record<string, unknown>) =>
    api.send(setPaymentPassword, { paymentPassword: '804271', confirmPaymentPassword: '804271', ...change }, { token });

  before(async () => {
    clock = testClock();
    app = await testApp(database(), { clock });
    api = apiClient(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  test('locks for 30 minutes after five wrong ones, even for the right one; a right one before that resets the count', async () => {
    const { id } = await addMember(app, 'locked01', { paymentPassword: '246810' });
    for (let turn = 0; turn < 4; turn += 1)
      await assert.rejects(confirm(id, '000000'), refusedWith('payment_password_wrong'));
    await confirm(id, '246810');
    for (let turn = 0; turn < 5; turn += 1)
      await assert.rejects(confirm(id, '000000'), refusedWith('payment_password_wrong'));
    await assert.rejects(confirm(id, '246810'), refusedWith('payment_password_locked'));
    clock.advanceMs(30 * 60_000 - 1);
    await assert.rejects(confirm(id, '246810'), refusedWith('payment_password_locked'));
    clock.advanceMs(1);
    await assert.rejects(confirm(id, '111111'), refusedWith('payment_password_wrong'));
    await confirm(id, '246810');
  });

  test('checks five of twenty concurrent wrong ones', async () => {
    const { id } = await addMember(app, 'race01', { paymentPassword: '246810' });
    const ends = await Promise.allSettled(Array.from({ length: 20 }, (_, turn) => confirm(id, String(100_000 + turn))));
    const codes = ends.map((end) => (end.status === 'rejected' ? end.reason.message : 'let in'));
    assert.equal(codes.filter((code) => code === 'payment_password_wrong').length, 5);
    assert.equal(codes.filter((code) => code === 'payment_password_locked').length, 15);
  });

  test('counts two concurrent wrong ones as two', async () => {
    const { id } = await addMember(app, 'race02', { paymentPassword: '246810' });
    await Promise.allSettled([confirm(id, '000001'), confirm(id, '000002')]);
    for (let turn = 0; turn < 3; turn += 1)
      await assert.rejects(confirm(id, '000000'), refusedWith('payment_password_wrong'));
    await assert.rejects(confirm(id, '246810'), refusedWith('payment_password_locked'));
  });

  // covers 2.3
  test('is set with the login password, changed with the old one, and has six digits', async () => {
    const { id } = await addMember(app, 'setter01');
    const token = await tokenOf(app, 'setter01');
    await assert.rejects(confirm(id, '804271'), refusedWith('payment_password_wrong'));
    assert.deepEqual((await set(token, {})).fields, { loginPassword: 'Input cannot be empty' });
    assert.equal((await set(token, { loginPassword: 'Wrong123' })).code, 'old_password_wrong');
    assert.equal(
      (await set(token, { loginPassword: testPassword, confirmPaymentPassword: '135791' })).code,
      'wrong_confirmation',
    );
    for (const wrong of ['12345', '1234567', '12345a', ''])
      assert.equal(
        (await set(token, { loginPassword: testPassword, paymentPassword: wrong })).code,
        'invalid_input',
        wrong,
      );
    const inFullWidth = { loginPassword: testPassword, paymentPassword: '８０４\u200b２７１' };
    assert.equal((await set(token, inFullWidth)).status, 200);
    await confirm(id, '804271');
    assert.deepEqual(await messageTitles(token), [], 'the first one is no change');
    const next = { paymentPassword: '975310', confirmPaymentPassword: '975310' };
    assert.equal((await set(token, { ...next, loginPassword: testPassword })).code, 'payment_password_wrong');
    assert.equal((await set(token, { ...next, oldPaymentPassword: '000000' })).code, 'payment_password_wrong');
    assert.equal((await set(token, { ...next, oldPaymentPassword: '804271' })).status, 200);
    await confirm(id, '975310');
    assert.deepEqual(await messageTitles(token), ['Payment password changed']);
    for (let turn = 0; turn < 5; turn += 1) await set(token, { oldPaymentPassword: '000000' });
    const locked = await set(token, { oldPaymentPassword: '975310' });
    assert.deepEqual(
      [locked.code, locked.message],
      ['payment_password_locked', 'Too many wrong payment passwords. Please try again in 30 minutes'],
    );
  });

  test('refuses trivial ones and the birthday of the owner, and lets members keep theirs', async () => {
    const { id } = await addMember(app, 'simple01', {
      paymentPassword: '111111',
      profile: { birthday: '1987-03-25' },
    });
    await confirm(id, '111111');
    const token = await tokenOf(app, 'simple01');
    const change = (paymentPassword: string) =>
      set(token, { oldPaymentPassword: '111111', paymentPassword, confirmPaymentPassword: paymentPassword });
    const runs = ['123456', '987654', '890123', '010203', '302010', '102030', '135791', '024680', '135790', '246810'];
    const parts = ['000000', '121212', '123123', '112233', '111222', '123321'];
    const lines = ['147258', '159753', '258963', '789456', '741852', '142536'];
    for (const simple of [...runs, ...parts, ...lines])
      assert.equal((await change(simple)).code, 'payment_password_simple', simple);
    for (const birthday of ['250387', '032587', '870325', '198703', '031987'])
      assert.equal((await change(birthday)).code, 'payment_password_simple', birthday);
    assert.deepEqual((await change('654321')).fields, {
      paymentPassword: 'Too easy to guess: no repeated digits, sequences, lines of the keypad or your birthday',
    });
    await confirm(id, '111111');
    assert.equal((await change('250388')).status, 200);
  });

  test('applies only one of two concurrent changes by the same old password, and of two first ones', async () => {
    const { id } = await addMember(app, 'twice01');
    const token = await tokenOf(app, 'twice01');
    const setTo = (digits: string, proof: object) =>
      set(token, { ...proof, paymentPassword: digits, confirmPaymentPassword: digits });
    const atOnce = async (proof: object, digits: readonly [string, string]) => {
      const ends = await Promise.all(digits.map((each) => setTo(each, proof)));
      const [done, refused] = ends.map(({ status }) => status).sort();
      assert.equal(done, 200);
      // Whichever is judged after the other has ended finds its old password wrong.
      assert.ok(refused === 409 || refused === 422, String(refused));
      const held = digits[ends.findIndex(({ status }) => status === 200)] ?? '';
      await confirm(id, held);
      return held;
    };
    const first = await atOnce({ loginPassword: testPassword }, ['112358', '314159']);
    await atOnce({ oldPaymentPassword: first }, ['271828', '161803']);
    assert.deepEqual(await messageTitles(token), ['Payment password changed']);
  });

  test('refuses visitors and trial accounts', async () => {
    assert.equal((await api.send(setPaymentPassword, {})).code, 'not_logged_in');
    await addMember(app, 'trial000000001', { type: 4 });
    assert.equal((await set(await tokenOf(app, 'trial000000001'), {})).code, 'in_need_true_account');
  });
});
