import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { listMembers } from '@portal/shared/contract/accounts/operator-members';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import {
  addOperator,
  listOperators,
  resetOperator,
  setOperatorActive,
  setOperatorRoles,
} from '@portal/shared/contract/operators/accounts';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { changeOperatorPassword, operatorLogin, operatorLogout } from '@portal/shared/contract/operators/session';
import { listSettings } from '@portal/shared/contract/settings/operator-settings';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { secondFactorCode } from '../index.ts';
import { enrolAs } from '../testing/enrol-operator.ts';

const password = 'a long enough one';
const why = 'for a test';
let made = 0;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let boss: string;

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    boss = await operatorToken(app, 'boss', 'admin');
  });
  after(() => app.close());
  // Codes work once: each test has its own time step.
  beforeEach(() => clock.advanceMs(60_000));

  interface Person {
    username: string;
    token: string;
    secret: string;
  }

  async function logIn({ username, secret }: Omit<Person, 'token'>, typed = password) {
    clock.advanceMs(30_000);
    return api.send(operatorLogin, { username, password: typed, code: secondFactorCode(secret, clock.now()) });
  }

  async function person(...roles: OperatorRoleName[]): Promise<Person> {
    made += 1;
    const username = `person${made}`;
    const secret = await app.modules.operator.add({ username, password, roles });
    assert.ok(secret);
    const { value } = await logIn({ username, secret });
    return { username, secret, token: value.token };
  }

  const works = async (token: string) => (await api.send(listSettings, {}, { token })).status === 200;
  const lastLine = async () => (await api.send(listAudit, {}, { token: boss })).value.list[0];

  // covers 6
  test('adds an operator without a role of two by one admin, who logs in once enrolled', async () => {
    const ann = await person('admin');
    const email = 'nadia@operators.example';
    const asked = { username: ' Nadia ', email, roles: ['content' as const], why };
    assert.equal((await api.send(addOperator, asked, { token: ann.token })).value.username, 'nadia');
    const { who, act, target, detail } = (await lastLine()) ?? {};
    assert.deepEqual(
      [who, act, target, detail],
      [ann.username, 'add-operator', 'nadia', { email, roles: ['content'] }],
    );
    const secret = await enrolAs(app, email, password);
    assert.equal((await logIn({ username: 'nadia', secret })).status, 200);
    const again = await api.send(addOperator, { ...asked, email: 'other@operators.example' }, { token: boss });
    assert.deepEqual([again.status, again.code], [422, 'username_taken']);
  });

  // covers 6
  test('refuses an address whose mailbox another operator has: one mailbox would make one person two', async () => {
    const at = (name: string) => `${name}@operators.example`;
    const add = async (username: string, email: string) =>
      api.send(addOperator, { username, email, roles: ['support'], why }, { token: boss });
    assert.equal((await add('kim1', at('kim'))).status, 200);
    for (const email of [at('Kim'), at('kim+1'), at('KIM+a+b')]) {
      const again = await add('kim2', email);
      assert.deepEqual([again.status, again.code, Object.keys(again.fields ?? {})], [422, 'address_taken', ['email']]);
    }
    assert.equal((await add('eve1', 'e.v.e@gmail.com')).status, 200);
    assert.equal((await add('eve2', 'eve+2@googlemail.com')).code, 'address_taken');
    const reset = { username: 'eve1', email: at('kim+9'), why };
    assert.equal((await api.send(resetOperator, reset, { token: boss })).code, 'address_taken');
  });

  // covers 6
  test('refuses adding, listing, promoting, closing and resetting without the admin role', async () => {
    const ben = await person('content', 'support', 'release', 'finance-maker', 'finance-checker');
    const victim = await person('support');
    const { username } = victim;
    const token = { token: ben.token };
    const answers = [
      await api.send(listOperators, {}, token),
      await api.send(addOperator, { username: 'mallory', email: 'm@operators.example', roles: ['admin'], why }, token),
      await api.send(setOperatorRoles, { username: ben.username, roles: ['admin'], why }, token),
      await api.send(setOperatorActive, { username, isActive: false, why }, token),
      await api.send(resetOperator, { username, why }, token),
    ];
    assert.deepEqual(
      answers.map(({ status, code }) => `${status} ${code}`),
      Array(5).fill('403 not_allowed'),
    );
    assert.equal(await works(victim.token), true);
  });

  const bad: [string, Record<string, unknown>][] = [
    ['an address that is none', { email: 'nadia' }],
    ['no address', { email: undefined }],
    ['an unknown role', { roles: ['owner'] }],
    ['no role', { roles: [] }],
    ['a role twice', { roles: ['admin', 'admin'] }],
    ['a name with a space', { username: 'a b c' }],
    ['no reason', { why: '' }],
  ];
  for (const [name, change] of bad)
    test(`refuses ${name} and adds nobody`, async () => {
      const count = async () => (await api.send(listOperators, {}, { token: boss })).value.operators.length;
      const before = await count();
      const input = { username: 'refused', email: 'refused@operators.example', roles: ['support'], why, ...change };
      const answer = await api.send(addOperator, input as never, { token: boss });
      assert.deepEqual([answer.status, answer.code], [400, 'invalid_input']);
      assert.equal(await count(), before);
    });

  // covers 6
  test('removes a role from the next call on', async () => {
    const cora = await person('support', 'content');
    const roles: OperatorRoleName[] = ['content'];
    await api.send(setOperatorRoles, { username: cora.username, roles, why }, { token: boss });
    assert.deepEqual((await lastLine())?.detail, { before: ['support', 'content'], after: ['content'] });
    assert.equal((await api.send(listMembers, {}, { token: cora.token })).code, 'not_allowed');
  });

  test('ends sessions and logins of a closed account; after reopening it logs in again', async () => {
    const dora = await person('support');
    const set = (isActive: boolean) =>
      api.send(setOperatorActive, { username: dora.username, isActive, why }, { token: boss });
    await set(false);
    assert.equal(await works(dora.token), false);
    assert.equal((await logIn(dora)).code, 'login_failed');
    await set(true);
    assert.equal(await works(dora.token), false, 'the old session stays ended');
    assert.equal((await logIn(dora)).status, 200);
  });

  test('ends sessions, old password and old code with a reset', async () => {
    const emil = await person('support');
    const email = 'emil@operators.example';
    await api.send(resetOperator, { username: emil.username, email, why }, { token: boss });
    assert.equal(await works(emil.token), false);
    assert.equal((await logIn(emil)).code, 'login_failed');
    const fresh = 'another long one';
    const secret = await enrolAs(app, email, fresh);
    assert.equal((await logIn(emil, fresh)).code, 'login_failed');
    assert.equal((await logIn({ ...emil, secret })).code, 'login_failed');
    assert.equal((await logIn({ ...emil, secret }, fresh)).status, 200);
  });

  test("refuses changing one's own roles, and closing or resetting oneself", async () => {
    const fay = await person('admin');
    const { username } = fay;
    const token = { token: fay.token };
    const answers = [
      await api.send(setOperatorRoles, { username, roles: ['support'], why }, token),
      await api.send(setOperatorActive, { username, isActive: false, why }, token),
      await api.send(resetOperator, { username, why }, token),
    ];
    assert.deepEqual(
      answers.map(({ code }) => code),
      Array(3).fill('own_account'),
    );
  });

  // covers 6
  test('lets only one of two admins who close each other succeed', async () => {
    const [gus, hal] = [await person('admin'), await person('admin')];
    const close = (who: Person, other: Person) =>
      api.send(setOperatorActive, { username: other.username, isActive: false, why }, { token: who.token });
    const answers = await Promise.all([close(gus, hal), close(hal, gus)]);
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    const alive = [await works(gus.token), await works(hal.token)];
    assert.deepEqual(alive.toSorted(), [false, true]);
  });

  test("requires the old password for one's own change, and ends other sessions but not this one", async () => {
    const jon = await person('support');
    const elsewhere = (await logIn(jon)).value.token;
    const change = (oldPassword: string, newPassword = 'quite another one') =>
      api.send(changeOperatorPassword, { oldPassword, newPassword }, { token: jon.token });
    assert.equal((await change('wrong')).code, 'old_password_wrong');
    for (const [weak, code] of [
      ['Unbelievable', 'password_common'],
      [`${jon.username}-${jon.username}`, 'password_has_name'],
      ['Lantern-2026', 'password_has_name'],
    ] as const) {
      const refusal = await change(password, weak);
      assert.deepEqual([refusal.code, Object.keys(refusal.fields ?? {})], [code, ['newPassword']], weak);
    }
    assert.equal(await works(elsewhere), true);
    assert.equal((await change(password)).status, 200);
    assert.deepEqual([await works(jon.token), await works(elsewhere)], [true, false]);
    assert.equal((await logIn(jon)).code, 'login_failed');
    assert.equal((await logIn(jon, 'quite another one')).status, 200);
  });

  // covers 6
  test('locks the account with the fifth wrong old password of eight, with one audit line, and refuses the right one', async () => {
    const lea = await person('support');
    const change = (oldPassword: string) =>
      api.send(changeOperatorPassword, { oldPassword, newPassword: 'quite another one' }, { token: lea.token });
    for (let no = 0; no < 8; no += 1) assert.equal((await change(`wrong ${no}`)).code, 'old_password_wrong');
    const { list } = (await api.send(listAudit, { who: lea.username, act: 'locked' }, { token: boss })).value;
    assert.deepEqual(
      list.map(({ target, detail }) => [target, detail]),
      [[lea.username, { minutes: 15 }]],
    );
    assert.equal((await change(password)).code, 'old_password_wrong', 'locked, although it is right');
    assert.equal((await logIn(lea)).code, 'login_failed');
    clock.advanceMs(15 * 60_000);
    assert.equal((await logIn(lea)).status, 200);
  });

  test('ends only its own session on logout', async () => {
    const kim = await person('support');
    const second = (await logIn(kim)).value.token;
    await api.send(operatorLogout, {}, { token: kim.token });
    assert.deepEqual([await works(kim.token), await works(second)], [false, true]);
  });
});
