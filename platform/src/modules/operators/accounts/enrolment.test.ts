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
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { secondFactorCode } from '../index.ts';
import { openOperatorSession } from '../sessions/operator-sessions.ts';
import { linkTokenTo } from '../testing/enrol-operator.ts';

const why = 'for a test';
const password = 'a long enough one';
const of = (username: string) => `${username}@operators.example`;

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock });
  const app = () => hosted.app;
  const api = () => hosted.api;
  before(async () => {
    await app().modules.operator.add({ username: 'ann', password, roles: ['admin'] });
  });
  /** A session of its own for each call: none times out while the clock moves. */
  const sessionOf = async (username: string) => ({
    token: await openOperatorSession(app().server.kernel, username, false),
    headers: { 'idempotency-key': newId() },
  });
  const asAdmin = () => sessionOf('ann');

  /** An admin adds an operator without a role of two; returns the token of the link. */
  async function linkOf(username: string): Promise<string> {
    await api().send(addOperator, { username, email: of(username), roles: ['support'], why }, await asAdmin());
    return (await linkTokenTo(app(), of(username))) ?? '';
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
    const secret = await app().modules.operator.add({ username: 'quinn', password, roles: ['support'] });
    const login = { username: 'quinn', password, code: secondFactorCode(secret ?? '', clock.now()) };
    const asked = { username: 'quinn', email: of('quinn'), why };
    const as = await asAdmin();
    const answers = await Promise.all([
      api().send(operatorLogin, login),
      api().send(resetOperator, asked, as),
      api().send(operatorLogin, login),
    ]);
    const tokens = [answers[0], answers[2]].flatMap(({ value }) => value?.token ?? []);
    for (const token of tokens)
      assert.equal((await api().send(listAudit, {}, { token })).code, 'operator_login_required');
  });

  // covers 6
  test('gives no password back to an account that was reset while its owner changed it', async () => {
    await app().modules.operator.add({ username: 'rosa', password, roles: ['support'] });
    const as = await sessionOf('rosa');
    const reset = { username: 'rosa', email: of('rosa'), why };
    const [changed] = await Promise.all([
      api().send(changeOperatorPassword, { oldPassword: password, newPassword: 'another long one' }, as),
      api().send(resetOperator, reset, await asAdmin()),
    ]);
    assert.equal(changed.code, 'old_password_wrong');
    const { operators } = (await api().send(listOperators, {}, await asAdmin())).value;
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
    await api().send(resetOperator, { username: 'oda', why }, await asAdmin());
    assert.equal((await api().send(openOperatorEnrolment, { token: replaced })).code, 'enrolment_link_over');
    const newer = (await linkTokenTo(app(), of('oda'))) ?? '';
    await api().send(setOperatorActive, { username: 'oda', isActive: false, why }, await asAdmin());
    assert.equal((await api().send(openOperatorEnrolment, { token: newer })).code, 'enrolment_link_over');
  });

  test('refuses a login before the owner has enrolled', async () => {
    await linkOf('pia');
    assert.equal((await api().send(operatorLogin, { username: 'pia', password, code: '000000' })).code, 'login_failed');
  });
});
