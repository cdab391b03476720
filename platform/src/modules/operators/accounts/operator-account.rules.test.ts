import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { commandLineRoles, isLastAdmin } from './operator-account.rules.ts';

const account = (username: string, roles: OperatorRoleName[], isActive = true) => ({ username, roles, isActive });

const cases: [string, ReturnType<typeof account>[], string, boolean][] = [
  ['the only admin', [account('ann', ['admin'])], 'ann', true],
  ['one of two', [account('ann', ['admin']), account('ben', ['admin'])], 'ann', false],
  ['the other is closed', [account('ann', ['admin']), account('ben', ['admin'], false)], 'ann', true],
  ['the other is no admin', [account('ann', ['admin']), account('ben', ['content'])], 'ann', true],
  ['the other is the command line', [account('ann', ['admin']), account('cli', ['admin'])], 'ann', true],
  ['leaving is no admin', [account('ann', ['admin']), account('ben', ['content'])], 'ben', false],
  ['leaving is closed already', [account('ann', ['admin'], false)], 'ann', false],
];
for (const [name, accounts, leaving, expected] of cases)
  test(`last admin: ${name}`, () => assert.equal(isLastAdmin(accounts, leaving), expected));

test("gives the machine's operator no finance role, except in a demo", () => {
  assert.deepEqual(commandLineRoles(false), ['content', 'release', 'support', 'admin']);
  assert.ok(commandLineRoles(true).includes('finance-maker') && commandLineRoles(true).includes('finance-checker'));
});
