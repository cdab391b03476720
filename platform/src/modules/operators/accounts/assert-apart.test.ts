import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { addOperator, resetOperator, setOperatorRoles } from '@portal/shared/contract/operators/accounts';
import { changeOperatorPassword } from '@portal/shared/contract/operators/session';
import { proposeAdjustment } from '@portal/shared/contract/wallet/operator-adjustments';
import { newId } from '../../../kernel/database/ids.ts';
import { embeddedApp } from '../../../testing/embedded-app.ts';
import { operatorPerson } from '../../../testing/operator-token.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { memberAccount } from '../../wallet/index.ts';
import { secondFactorCode } from '../index.ts';

const { app, api } = embeddedApp();
const why = 'for a test';
const password = 'a long enough one';
const as = (token: string) => ({ token, headers: { 'idempotency-key': newId() } });

/** Logs in with the credentials from the admin, and changes the first password. */
async function logIn(username: string, secret: string): Promise<string> {
  const code = secondFactorCode(secret, app().server.kernel.clock.now());
  const { token } = await app().modules.operator.logIn({ username, password, code });
  const change = { oldPassword: password, newPassword: `${password} of my own` };
  assert.equal((await api().send(changeOperatorPassword, change, { token })).status, 200);
  return token;
}

/** Returns the result of a correction of 1.00 that one account proposes and the other approves. */
async function outcome(member: string, maker: string, checker: string): Promise<string> {
  const proposed = await api().send(proposeAdjustment, { member, amount: '1.00', why }, as(maker));
  assert.equal(proposed.status, 200, proposed.code);
  const accepted = await api().send(acceptApprovalRequest, { id: proposed.value.id, why }, as(checker));
  return accepted.code ?? 'done';
}

test('refuses a decision by a second account that the proposer created or gave roles or a password', async () => {
  const all: OperatorRoleName[] = ['admin', 'finance-maker', 'finance-checker'];
  const ann = await operatorPerson(app(), 'ann', ...all);
  const bob = await operatorPerson(app(), 'bob', ...all);
  await operatorPerson(app(), 'dan', ...all);
  const { id } = await addMember(app(), 'lucky01');
  const member = 'lucky01';
  const ghost = {
    username: 'Ghost1',
    password,
    roles: ['finance-maker', 'finance-checker'] as OperatorRoleName[],
    why,
  };
  const { secondFactorSecret: secret } = (await api().send(addOperator, ghost, { token: await ann() })).value;
  const second = await logIn('ghost1', secret);
  assert.equal(await outcome(member, await ann(), second), 'accounts_of_one_hand');
  const other = await addMember(app(), 'lucky02');
  assert.equal(await outcome('lucky02', second, await ann()), 'accounts_of_one_hand', 'nor the other way round');
  assert.equal(await app().modules.wallet.balanceOf(memberAccount(id)), 0n);
  assert.equal(await app().modules.wallet.balanceOf(memberAccount(other.id)), 0n);

  await addMember(app(), 'lucky03');
  assert.equal(await outcome('lucky03', await ann(), await bob()), 'done', 'accounts of the installation are apart');
  const resetAnswer = (await api().send(resetOperator, { username: 'dan', password, why }, { token: await ann() }))
    .value;
  const asDan = await logIn('dan', resetAnswer.secondFactorSecret);
  await addMember(app(), 'lucky04');
  assert.equal(await outcome('lucky04', await ann(), asDan), 'accounts_of_one_hand');

  const cat = await operatorPerson(app(), 'cat', 'admin');
  const roles = ghost.roles;
  assert.equal(
    (await api().send(setOperatorRoles, { username: 'ghost1', roles, why }, { token: await cat() })).status,
    200,
  );
  await addMember(app(), 'lucky05');
  assert.equal(await outcome('lucky05', await ann(), second), 'done', 'another admin has set it up');
});
