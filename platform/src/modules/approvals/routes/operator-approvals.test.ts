import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { acceptApprovalRequest, listApprovalRequests } from '@portal/shared/contract/approvals/operator-approvals';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { resetOperator, setOperatorActive, setOperatorRoles } from '@portal/shared/contract/operators/accounts';
import { proposeAdjustment } from '@portal/shared/contract/wallet/operator-adjustments';
import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { openOperatorSession } from '../../operators/sessions/operator-sessions.ts';
import { setUpBy } from '../../operators/testing/set-up-by.ts';

const why = 'for a test';
const money: OperatorRoleName[] = ['finance-maker', 'finance-checker'];

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock });
  const as = async (username: string, language = 'EN') => ({
    token: await openOperatorSession(hosted.app.server.kernel, username, false),
    headers: { 'idempotency-key': newId(), 'accept-language': language },
  });
  const add = (username: string, ...roles: OperatorRoleName[]) =>
    hosted.app.modules.operator.add({ username, password: 'a long enough one', roles });

  before(async () => {
    for (const username of ['ann', 'ben', 'puppet', 'fresh']) await add(username, 'admin', ...money);
    await setUpBy(hosted.app, 'puppet', 'ann');
    await add('checker', 'finance-checker');
    await add('ida', 'support');
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const { db } = hosted.app.server.kernel;
    await db.execute(sql`update operators set settled_at = ${until} where username = 'fresh'`);
    await db.execute(sql`update operators set email = 'ida@old.example' where username = 'ida'`);
    await addMember(hosted.app, 'lucky01');
  });

  const rowsFor = async (who: string, language?: string) =>
    (await hosted.api.send(listApprovalRequests, {}, await as(who, language))).value.list;

  // covers 6
  test('says beforehand who may not approve a request and why, as the decision does', async () => {
    const asked = { username: 'ben', roles: ['admin' as const], why };
    const { value } = await hosted.api.send(setOperatorRoles, asked, await as('ann'));
    const id = value.approvalRequest?.id ?? '';
    const expected = {
      ann: 'own_proposal',
      puppet: 'accounts_of_one_hand',
      checker: 'not_allowed',
      fresh: 'account_recently_reset',
      ben: 'own_account',
    };
    for (const [who, code] of Object.entries(expected)) {
      const row = (await rowsFor(who)).find((one) => one.id === id);
      assert.equal(row?.obstacle?.code, code, who);
      assert.equal((await hosted.api.send(acceptApprovalRequest, { id, why }, await as(who))).code, code, who);
    }
    const textOf = async (language: string) =>
      (await rowsFor('puppet', language)).find((one) => one.id === id)?.obstacle?.message ?? '';
    assert.match(await textOf('EN'), /^Both accounts belong to one person/);
    assert.match(await textOf('CN'), /\p{Script=Han}/u);
    await add('cat', 'admin');
    assert.equal((await rowsFor('cat')).find((one) => one.id === id)?.obstacle, undefined);
    assert.equal((await hosted.api.send(acceptApprovalRequest, { id, why }, await as('cat'))).status, 200);
  });

  // covers 6
  test('shows the account before and after, whose it is and where its link goes', async () => {
    const inputOf = async (act: string, targetId: string) =>
      (await rowsFor('ben')).find((row) => row.act === act && row.targetId === targetId)?.input;
    const username = 'ida';
    await hosted.api.send(setOperatorRoles, { username, roles: ['support', 'admin'], why }, await as('ann'));
    const email = 'ida@old.example';
    assert.deepEqual(await inputOf('operator.roles', username), {
      email,
      rolesBefore: 'support',
      roles: 'support, admin',
    });
    await hosted.api.send(resetOperator, { username: 'puppet', email: 'new@x.example', why }, await as('ann'));
    assert.deepEqual(await inputOf('operator.reset', 'puppet'), {
      email: 'new@x.example',
      roles: 'admin, finance-maker, finance-checker',
    });
    await add('joe', 'release');
    await hosted.app.server.kernel.db.execute(
      sql`update operators set email = 'joe@old.example' where username = 'joe'`,
    );
    await hosted.api.send(resetOperator, { username: 'joe', email: 'joe@new.example', why }, await as('ann'));
    assert.deepEqual(await inputOf('operator.reset', 'joe'), {
      emailBefore: 'joe@old.example',
      email: 'joe@new.example',
      roles: 'release',
    });
    await add('kim', 'release');
    await hosted.api.send(setOperatorActive, { username: 'kim', isActive: false, why }, await as('ann'));
    await hosted.api.send(setOperatorActive, { username: 'kim', isActive: true, why }, await as('ann'));
    assert.deepEqual(await inputOf('operator.open', 'kim'), { roles: 'release' });
  });

  test('shows member, amount and reason of a correction, not an id alone', async () => {
    await hosted.api.send(
      proposeAdjustment,
      { member: 'lucky01', amount: '12500.00', why: 'lost bet' },
      await as('ann'),
    );
    const row = (await rowsFor('ben')).find(({ act }) => act === 'wallet.adjust');
    assert.deepEqual([row?.input, row?.why], [{ account: 'lucky01', amount: '12500.00', balance: '0.00' }, 'lost bet']);
  });
});
