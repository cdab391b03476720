import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { allCalls } from '@portal/shared/contract/all-calls';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import type { Call, OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import {
  operatorRoles,
  resetOperator,
  setOperatorActive,
  setOperatorRoles,
} from '@portal/shared/contract/operators/accounts';
import { sql } from 'drizzle-orm';
import { newId } from './kernel/database/ids.ts';
import { operatorsHarness, why } from './modules/operators/testing/operators-harness.ts';
import { setUpBy } from './modules/operators/testing/set-up-by.ts';
import { forEachDatabase } from './testing/database/databases.ts';

const all = [...operatorRoles];

forEachDatabase(({ database }) => {
  const { app, accept, add, addByTwo, as, send } = operatorsHarness(database);

  /** Accounts of the installation: `ann` requests and `ben` approves accounts; one more for each role. */
  before(async () => {
    for (const username of ['ann', 'ben']) await add(username, ...all);
    for (const role of all) await add(`only.${role}`, role);
    for (const role of all) await add(`chained.${role}`, ...all);
    for (const role of all) await setUpBy(app(), `chained.${role}`, `only.${role}`);
    await addByTwo('child', all, 'ann', 'ben');
    await addByTwo('grandchild', all, 'child', 'ben');
    await addByTwo('twin', all, 'ann', 'ben');
    await addByTwo('stranger', all, 'ben', 'ann');
  });

  const calls: Call[] = Object.values(allCalls);
  const nameOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;
  const ofOperators = calls.filter(({ access }) => access === 'operator');
  const ofRoles = ofOperators.filter(({ roles }) => roles !== undefined);

  async function codeOf(call: Call, username: string): Promise<string> {
    const { token, headers } = await as(username);
    const hasBody = call.method === 'post' || call.method === 'put';
    const answer = await app().server.inject({
      method: call.method,
      url: call.path.replace(/:\w+/g, 'walk'),
      headers: { ...headers, authorization: `Bearer ${token}`, ...(hasBody && { 'content-type': 'application/json' }) },
      payload: hasBody ? '{}' : undefined,
    });
    return answer.headers['content-type']?.toString().includes('json') ? (answer.json().code ?? 'done') : 'done';
  }

  // covers 6
  for (const role of operatorRoles)
    test(`refuses the role ${role} every call of other roles, and lets it make its own`, async () => {
      assert.ok(ofRoles.length > 80, 'the calls could not be read');
      const wrong: string[] = [];
      for (const call of ofRoles) {
        const isRefused = (await codeOf(call, `only.${role}`)) === 'not_allowed';
        if (isRefused === call.roles?.includes(role)) wrong.push(`${call.method} ${call.path}`);
      }
      assert.deepEqual(wrong, []);
    });

  test('lets every operator change nothing but the own session, keys and password; of other calls one asks, and one is for the machine', () => {
    const changing = ofOperators.filter(({ roles, method }) => roles === undefined && method !== 'get');
    assert.deepEqual(changing.map(nameOf).toSorted(), [
      'DELETE /operator/session/keys/:id',
      'DELETE /operator/session/logout',
      'POST /operator/accounts/bootstrap',
      'POST /operator/releases/:name/can-promote',
      'POST /operator/session/keys',
      'POST /operator/session/keys/start',
      'POST /operator/session/password',
      'POST /operator/session/step-up',
    ]);
  });

  /** Puts a request of that maker into the table as it stands when somebody decides. */
  async function requestOf(maker: string, act: string): Promise<string> {
    const id = newId();
    // A setting that two admins decide; other targets need not exist for who may decide.
    const targetId = act === 'setting.change' ? 'domains' : id;
    await app().server.kernel.db.execute(sql`delete from proposals where target_id = ${targetId}`);
    await app().server.kernel.db.execute(
      sql`insert into proposals (id, act, target_id, seen_version, input, maker, why, made_at)
      values (${id}, ${act}, ${targetId}, 0, '{}', ${maker}, ${why}, now())`,
    );
    return id;
  }

  /** Maker, checker and why the checker may not decide. */
  const pairs: [string, string, string][] = [
    ['ann', 'ann', 'own_proposal'],
    ['ann', 'child', 'accounts_of_one_hand'],
    ['child', 'ann', 'accounts_of_one_hand'],
    ['ann', 'grandchild', 'accounts_of_one_hand'],
    ['grandchild', 'ann', 'accounts_of_one_hand'],
    ['child', 'twin', 'accounts_of_one_hand'],
    ['grandchild', 'twin', 'accounts_of_one_hand'],
    ['stranger', 'ben', 'accounts_of_one_hand'],
  ];
  // covers 6
  for (const [maker, checker, expected] of pairs)
    test(`refuses ${checker} to decide any request of ${maker}: ${expected}`, async () => {
      const acts = app().modules.approvals.acts();
      assert.ok(acts.length > 15, 'the acts could not be read');
      const answers: Record<string, string | undefined> = {};
      for (const act of acts) {
        const id = await requestOf(maker, act);
        answers[act] = (await accept(checker, id)).code;
      }
      assert.deepEqual(answers, Object.fromEntries(acts.map((act) => [act, expected])));
    });

  test('gets past the hands of two accounts that stem from two people, for every act', async () => {
    for (const act of app().modules.approvals.acts()) {
      const id = await requestOf('child', act);
      const { code } = await accept('stranger', id);
      assert.ok(code !== 'accounts_of_one_hand' && code !== 'own_proposal', `${act} ${code}`);
    }
  });

  const handRefusals = ['not_allowed', 'own_proposal', 'accounts_of_one_hand'];
  /** Who decides; what is not named is money. */
  const deciders = (act: string): OperatorRoleName =>
    /^(operator|studio|play|branch)\.|^setting\.change$/.test(act) ? 'admin' : 'finance-checker';

  // covers 6
  for (const role of operatorRoles)
    test(`lets the role ${role} decide the requests of its acts alone, and no own or chained one`, async () => {
      for (const act of app().modules.approvals.acts()) {
        const codes: string[] = [];
        for (const maker of [`only.${role}`, `chained.${role}`, 'child']) {
          const id = await requestOf(maker, act);
          const { code = 'done' } = await accept(`only.${role}`, id);
          codes.push(handRefusals.includes(code) ? code : 'passes');
        }
        // Roles that may make the call learn first that the request is their own.
        const own = acceptApprovalRequest.roles?.some((one) => one === role) ? 'own_proposal' : 'not_allowed';
        const others = deciders(act) === role ? ['accounts_of_one_hand', 'passes'] : ['not_allowed', 'not_allowed'];
        assert.deepEqual(codes, [own, ...others], act);
      }
    });

  const ownActs: [string, Call, Record<string, unknown>][] = [
    ['roles', setOperatorRoles, { roles: ['support'] as OperatorRoleName[] }],
    ['closing', setOperatorActive, { isActive: false }],
    ['reopening', setOperatorActive, { isActive: true }],
    ['a reset', resetOperator, {}],
  ];
  // covers 6
  for (const [name, call, input] of ownActs)
    test(`refuses ${name} of one's own account to every admin`, async () => {
      for (const username of ['ann', 'child', 'grandchild', 'stranger'])
        assert.equal((await send(username, call, { ...input, username, why })).code, 'own_account');
    });
});
