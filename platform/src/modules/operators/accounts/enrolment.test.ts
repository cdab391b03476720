import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
  addOperator,
  listOperators,
  resetOperator,
  setOperatorActive,
} from '@portal/shared/contract/operators/accounts';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { finishOperatorEnrolment, openOperatorEnrolment } from '@portal/shared/contract/operators/enrolment';
import { changeOperatorPassword, operatorLogin } from '@portal/shared/contract/operators/session';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { secondFactorCode } from '../index.ts';
import { linkTokenTo } from '../testing/enrol-operator.ts';
import { addressOf, operatorsHarness, password, why } from '../testing/operators-harness.ts';

forEachDatabase(({ database }) => {
  const { clock, app, api, add, as, send } = operatorsHarness(database);
  before(async () => {
    await add('ann', 'admin');
  });

  /** An admin adds an operator without a role of two; returns the token of the link. */
  async function linkOf(username: string): Promise<string> {
    await send('ann', addOperator, { username, email: addressOf(username), roles: ['support'], why });
    return (await linkTokenTo(app(), addressOf(username))) ?? '';
  }
  const finish = (token: string, code: string, change: object = {}) =>
    api().send(finishOperatorEnrolment, { token, password, code, ...change });
  async function codeOf(token: string): Promise<string> {
    const { value } = await api().send(openOperatorEnrolment, { token });
    return secondFactorCode(value.secondFactorSecret, clock.now());
  }

  // covers 6
  test('uses a link once, also of three at once, and logs its owner in with what was set', async () => {
    const token = await linkOf('lea');
    const { value } = await api().send(openOperatorEnrolment, { token });
    const codes = Array<string>(3).fill(secondFactorCode(value.secondFactorSecret, clock.now()));
    const answers = await Promise.all(codes.map((code) => finish(token, code)));
    assert.deepEqual(answers.map(({ status, code }) => code ?? status).toSorted(), [
      200,
      'enrolment_link_over',
      'enrolment_link_over',
    ]);
    assert.equal((await api().send(openOperatorEnrolment, { token })).code, 'enrolment_link_over');
    const logIn = () =>
      api().send(operatorLogin, {
        username: 'lea',
        password,
        code: secondFactorCode(value.secondFactorSecret, clock.now()),
      });
    assert.equal((await logIn()).code, 'login_failed', 'the code of the enrolment works once');
    clock.advanceMs(30_000);
    assert.equal((await logIn()).status, 200);
  });

  test('sets no password that is common or a name, and keeps the link for another', async () => {
    const token = await linkOf('margarita');
    const code = await codeOf(token);
    for (const [weak, refusal] of [
      ['unbelievable', 'password_common'],
      ['margarita2026', 'password_has_name'],
      ['lantern 2026', 'password_has_name'],
    ] as const)
      assert.equal((await finish(token, code, { password: weak })).code, refusal, weak);
    assert.equal((await finish(token, code)).status, 200);
  });

  // covers 6
  test('opens no session for a login that was judged before a reset ended it', async () => {
    const secret = await add('quinn', 'support');
    const login = { username: 'quinn', password, code: secondFactorCode(secret, clock.now()) };
    const asked = { username: 'quinn', email: addressOf('quinn'), why };
    const admin = await as('ann');
    const answers = await Promise.all([
      api().send(operatorLogin, login),
      api().send(resetOperator, asked, admin),
      api().send(operatorLogin, login),
    ]);
    const tokens = [answers[0], answers[2]].flatMap(({ value }) => value?.token ?? []);
    for (const token of tokens)
      assert.equal((await api().send(listAudit, {}, { token })).code, 'operator_login_required');
  });

  // covers 6
  test('gives no password back to an account that was reset while its owner changed it', async () => {
    await add('rosa', 'support');
    const owner = await as('rosa');
    const reset = { username: 'rosa', email: addressOf('rosa'), why };
    const [changed] = await Promise.all([
      api().send(changeOperatorPassword, { oldPassword: password, newPassword: 'another long one' }, owner),
      send('ann', resetOperator, reset),
    ]);
    // Whichever comes first: a change that was made is ended by the reset, one that was judged before it is not made after it.
    assert.ok(changed.code === undefined || changed.code === 'old_password_wrong', changed.code);
    const { operators } = (await send('ann', listOperators, {})).value;
    assert.equal(operators.find(({ username }) => username === 'rosa')?.isEnrolled, false);
  });

  test('ends a link with the fifth wrong code, after 72 hours, by a newer one and when the account is closed', async () => {
    clock.advanceMs(60_000);
    const guessed = await linkOf('mia');
    const right = await codeOf(guessed);
    const wrong = right === '000000' ? '000001' : '000000';
    const tries = await Promise.all(Array.from({ length: 20 }, (_, no) => finish(guessed, no === 15 ? right : wrong)));
    assert.equal(tries.filter(({ code }) => code === 'enrolment_code_wrong').length, 5);
    assert.equal(tries.filter(({ status }) => status === 200).length, 0);

    const late = await linkOf('nia');
    clock.advanceMs(72 * 3_600_000);
    assert.equal((await api().send(openOperatorEnrolment, { token: late })).code, 'enrolment_link_over');

    const replaced = await linkOf('oda');
    await send('ann', resetOperator, { username: 'oda', why });
    assert.equal((await api().send(openOperatorEnrolment, { token: replaced })).code, 'enrolment_link_over');
    const newer = (await linkTokenTo(app(), addressOf('oda'))) ?? '';
    await send('ann', setOperatorActive, { username: 'oda', isActive: false, why });
    assert.equal((await api().send(openOperatorEnrolment, { token: newer })).code, 'enrolment_link_over');
  });

  test('refuses a login before the owner has enrolled', async () => {
    await linkOf('pia');
    assert.equal((await api().send(operatorLogin, { username: 'pia', password, code: '000000' })).code, 'login_failed');
  });
});
