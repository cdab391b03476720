import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { operatorRoles } from '@portal/shared/contract/operators/accounts';
import { areApart, areTwoPeople, handsOf } from './hands.rules.ts';
import { adminsAmong, commandLineRoles, takesTwo } from './operator-account.rules.ts';

const account = (
  username: string,
  roles: OperatorRoleName[],
  { isActive = true, passwordHash = 'hash' as string | null } = {},
) => ({ username, roles, isActive, passwordHash });

test('counts as admins only open accounts of people who have enrolled', () => {
  const accounts = [
    account('ann', ['support', 'admin']),
    account('ben', ['admin'], { isActive: false }),
    account('cat', ['admin'], { passwordHash: null }),
    account('dan', ['content']),
    account('cli', ['admin']),
  ];
  assert.deepEqual(adminsAmong(accounts), ['ann']);
});

test("gives the machine's operator all roles in a demo and none elsewhere", () => {
  assert.deepEqual(commandLineRoles(false), []);
  assert.deepEqual(commandLineRoles(true), [...operatorRoles]);
});

test('has another admin decide about roles of money, releases and accounts, alone or beside others', () => {
  const two = operatorRoles.filter((role) => takesTwo([role]));
  assert.deepEqual(two, ['finance-maker', 'finance-checker', 'release', 'admin']);
  assert.deepEqual([takesTwo(['content', 'support']), takesTwo(['support', 'release'])], [false, true]);
});

const credentials = (...hands: string[]) => ({ kind: 'credentials' as const, hands });
const roles = (...hands: string[]) => ({ kind: 'roles' as const, hands });
const stems: [string, Parameters<typeof handsOf>[1], string[]][] = [
  ['nobody set up', [], ['cat']],
  ['ann set up', [credentials('ann')], ['ann']],
  ['ann set up and ben gave roles', [credentials('ann'), roles('ben', 'ann')], ['ann', 'ben']],
  ['nobody set up and ben gave roles', [roles('ben')], ['ben', 'cat']],
];
for (const [name, setups, expected] of stems)
  test(`an account that ${name} stems from ${expected.join(' and ')}`, () =>
    assert.deepEqual(handsOf('cat', setups), expected));

const pairs: [string[], string[], boolean][] = [
  [['ann'], ['ben'], true],
  [['ann'], ['ann'], false],
  [['ann', 'ben'], ['ben'], false],
  [['ann', 'ben'], ['cat', 'dan'], true],
];
for (const [some, others, expected] of pairs)
  test(`${expected ? 'lets' : 'does not let'} ${some} and ${others} decide together`, () =>
    assert.equal(areApart(some, others), expected));

const groups: [string[][], boolean][] = [
  [[], false],
  [[['ann']], false],
  [[['ann'], ['ann', 'ben'], ['ann']], false],
  [[['ann'], ['ann', 'ben'], ['ben']], true],
];
for (const [hands, expected] of groups)
  test(`${expected ? 'finds' : 'does not find'} two people among ${JSON.stringify(hands)}`, () =>
    assert.equal(areTwoPeople(hands), expected));
