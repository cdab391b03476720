import assert from 'node:assert/strict';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import type { App } from '../app.ts';
import { testPassword } from '../modules/accounts/testing/add-member.ts';
import { secondFactorCode } from '../modules/operators/index.ts';

/** Adds an operator with these roles; returns a token without idle timeout, like that of a machine's command line. */
export async function operatorToken(
  { modules: { operator } }: App,
  username: string,
  ...roles: OperatorRoleName[]
): Promise<string> {
  assert.ok(await operator.add({ username, password: testPassword, roles }), `${username} is taken`);
  return operator.issueToken(username);
}

/** Adds an operator with these roles; each call returns the token of a login that has not timed out. */
export async function operatorPerson(
  { modules: { operator }, server }: App,
  username: string,
  ...roles: OperatorRoleName[]
): Promise<() => Promise<string>> {
  const secret = await operator.add({ username, password: testPassword, roles });
  assert.ok(secret, `${username} is taken`);
  const minute = 60_000;
  let session: { token: string; until: number } | undefined;
  return async () => {
    const now = server.kernel.clock.now();
    if (session && session.until > now.getTime()) return session.token;
    const code = secondFactorCode(secret, now);
    const { token } = await operator.logIn({ username, password: testPassword, code });
    session = { token, until: now.getTime() + 10 * minute };
    return token;
  };
}
