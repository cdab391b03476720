import assert from 'node:assert/strict';
import type { OperatorRoleName } from '@portal/shared/contract/define-call';
import type { App } from '../app.ts';
import { testPassword } from './add-member.ts';

/** A new operator with these roles; gives a token that does not idle out. */
export async function operatorToken(
  { modules: { operator } }: App,
  username: string,
  ...roles: OperatorRoleName[]
): Promise<string> {
  assert.ok(await operator.add({ username, password: testPassword, roles }), `${username} is taken`);
  return operator.issueToken(username);
}
