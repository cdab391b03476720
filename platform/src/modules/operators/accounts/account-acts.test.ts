import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { addOperator, setOperatorActive, setOperatorRoles } from '@portal/shared/contract/operators/accounts';
import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { openOperatorSession } from '../sessions/operator-sessions.ts';
import { operators } from '../tables.ts';
import { setUpBy } from '../testing/set-up-by.ts';
import { checkAct } from './account-acts.ts';
import { adminsAmong } from './operator-account.rules.ts';

const why = 'for a test';

forEachDatabase(({ database }) => {
  const hosted = hostedApp(database);
  const kernel = () => hosted.app.server.kernel;
  const as = async (username: string) => ({ token: await openOperatorSession(kernel(), username, false) });
  const close = async (who: string, username: string) =>
    (await hosted.api.send(setOperatorActive, { username, isActive: false, why }, await as(who))).code ?? 'closed';
  const admins = async () => adminsAmong(await kernel().db.select().from(operators)).toSorted();
  const add = (username: string, ...roles: OperatorRoleName[]) =>
    hosted.app.modules.operator.add({ username, password: 'a long enough one', roles });

  beforeEach(async () => {
    await kernel().db.execute(sql`delete from operators where username <> 'cli'`);
    for (const username of ['ann', 'ben', 'cat']) await add(username, 'admin');
  });

  // covers 6
  test('does not let one admin close all others but one, and so end all that takes two', async () => {
    assert.deepEqual([await close('ann', 'ben'), await close('ann', 'cat')], ['closed', 'last_admin']);
    const roles: OperatorRoleName[] = ['support'];
    const asked = await hosted.api.send(setOperatorRoles, { username: 'cat', roles, why }, await as('ann'));
    assert.equal(asked.code, 'last_admin');
    assert.deepEqual(await admins(), ['ann', 'cat']);
  });

  // covers 6
  test('counts people, not accounts: an admin and those of the same hand are one', async () => {
    for (const username of ['ann2', 'ann3']) {
      await add(username, 'admin');
      await setUpBy(hosted.app, username, 'ann');
    }
    assert.deepEqual([await close('ann', 'ben'), await close('ann', 'cat')], ['closed', 'last_admin']);
    assert.deepEqual([await close('cat', 'ann2'), await close('cat', 'ann3')], ['closed', 'closed']);
    assert.deepEqual(await admins(), ['ann', 'cat']);
  });

  // covers 6
  test('leaves two of three admins however many close each other at once', async () => {
    const pairs = [
      ['ann', 'ben'],
      ['ben', 'cat'],
      ['cat', 'ann'],
      ['ann', 'cat'],
      ['ben', 'ann'],
      ['cat', 'ben'],
    ] as const;
    const answers = await Promise.all(pairs.map(([who, whom]) => close(who, whom)));
    const closed = pairs.filter((_, no) => answers[no] === 'closed').map(([, whom]) => whom);
    assert.equal(new Set(closed).size, 1, answers.join());
    assert.equal((await admins()).length, 2);
  });

  // covers 6
  test('asks again at the decision whether maker and approver are open admins', async () => {
    await add('joe', 'release');
    const act = { act: 'add' as const, username: 'new', email: 'new@operators.example', roles: ['admin' as const] };
    const judged = (by: string, approvedBy: string) =>
      database().transaction(() => checkAct(kernel(), act, { by, approvedBy }));
    assert.equal(await judged('ann', 'ben'), undefined);
    for (const [by, approvedBy] of [
      ['joe', 'ben'],
      ['ann', 'joe'],
      ['gone', 'ben'],
      ['ann', 'gone'],
    ] as const)
      await assert.rejects(judged(by, approvedBy), { code: 'not_allowed' }, `${by} and ${approvedBy}`);
    await close('ann', 'cat');
    await assert.rejects(judged('cat', 'ben'), { code: 'not_allowed' }, 'a closed admin');
  });

  // covers 6
  test('does not carry out a request whose maker is no admin any more', async () => {
    const { username, ...input } = { username: 'new', email: 'new@operators.example', roles: ['admin' as const] };
    const asked = await hosted.api.send(addOperator, { username, ...input, why }, await as('ann'));
    const id = asked.value.approvalRequest?.id ?? '';
    await kernel().db.execute(sql`update operators set roles = '["support"]' where username = 'ann'`);
    const session = { ...(await as('ben')), headers: { 'idempotency-key': newId() } };
    assert.equal((await hosted.api.send(acceptApprovalRequest, { id, why }, session)).code, 'not_allowed');
    assert.equal((await kernel().db.select().from(operators)).length, 4, 'nobody was added');
  });

  test('closes whoever is no admin, or has not enrolled, with only two admins', async () => {
    await close('ann', 'cat');
    await add('joe', 'release');
    await add('new', 'admin');
    await kernel().db.execute(sql`update operators set password_hash = null where username = 'new'`);
    assert.deepEqual([await close('ann', 'joe'), await close('ann', 'new')], ['closed', 'closed']);
  });
});
