import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import {
  addOperator,
  listOperators,
  resetOperator,
  setOperatorActive,
  setOperatorRoles,
} from '@portal/shared/contract/operators/accounts';
import { embeddedApp } from '../../../testing/embedded-app.ts';
import { operatorPerson, operatorToken } from '../../../testing/operator-token.ts';

const { app, api } = embeddedApp();
const why = 'for a test';
const password = 'a long enough one';
const accounts = async (token: string) => (await api().send(listOperators, {}, { token })).value.operators;

// covers 6
test('lets only a person make, change, reset and open finance accounts, not the machine credential', async () => {
  const file = await operatorToken(app(), 'machine', 'admin');
  const admin = await (await operatorPerson(app(), 'ann', 'admin'))();
  const roles: OperatorRoleName[] = ['support', 'finance-maker'];
  const acts = (username: string, token: string) => [
    () => api().send(addOperator, { username: `${username}2`, password, roles, why }, { token }),
    () => api().send(setOperatorRoles, { username, roles: ['support'], why }, { token }),
    () => api().send(setOperatorRoles, { username: `${username}2`, roles, why }, { token }),
    () => api().send(resetOperator, { username, password, why }, { token }),
    () => api().send(setOperatorActive, { username, isActive: true, why }, { token }),
  ];
  await operatorPerson(app(), 'maker', ...roles);
  await operatorPerson(app(), 'plain2', 'support');
  const before = await accounts(file);
  for (const act of [...acts('maker', file).filter((_, index) => index !== 2), acts('plain', file)[2]]) {
    const { status, code } = (await act?.()) ?? {};
    assert.deepEqual([status, code], [403, 'own_login_required'], String(act));
  }
  assert.deepEqual(await accounts(file), before);
  const closed = await api().send(setOperatorActive, { username: 'maker', isActive: false, why }, { token: file });
  assert.equal(closed.status, 200, 'closing gives nobody anything');
  for (const act of [3, 4, 1, 0]) assert.equal((await acts('maker', admin)[act]?.())?.status, 200);
  const plain = { username: 'plain3', password, roles: ['support' as const], why };
  assert.equal((await api().send(addOperator, plain, { token: file })).status, 200);
});

test("refuses finance roles for the machine's operator", async () => {
  const admin = await (await operatorPerson(app(), 'bea', 'admin'))();
  const set = (roles: OperatorRoleName[]) =>
    api().send(setOperatorRoles, { username: 'cli', roles, why }, { token: admin });
  for (const role of ['finance-maker', 'finance-checker'] as const)
    assert.equal((await set(['admin', role])).code, 'own_login_required');
  assert.equal((await set(['content', 'release', 'support', 'admin'])).status, 200);
});
