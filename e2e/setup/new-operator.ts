import { randomUUID } from 'node:crypto';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { addOperator } from '@portal/shared/contract/operators/accounts';
import { changeOperatorPassword, operatorLogin } from '@portal/shared/contract/operators/session';
import * as OTPAuth from 'otpauth';
import { operatorCall, sendOperatorCall } from './operator-api.ts';

/** What an operator types to log in. */
export interface NewOperator {
  username: string;
  password: string;
  /** Returns six digits of the authenticator for a step that no login has used; each works once. */
  code(): string;
  /** Token of the session in which the first password was changed. */
  token: string;
}

const stepMs = 30_000;

/** Creates an operator with that role and password for one test, so that it uses up no other operator's code. */
export async function newOperator(dataDir: string, role: OperatorRoleName): Promise<NewOperator> {
  const username = `case-${randomUUID().slice(0, 8)}`;
  const first = `First-${randomUUID()}`;
  const password = `Case-${randomUUID()}`;
  const why = 'a case needs it';
  const { secondFactorSecret } = await operatorCall(dataDir, addOperator, {
    username,
    password: first,
    roles: [role],
    why,
  });
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secondFactorSecret) });
  const firstAt = Date.now();
  const code = totp.generate({ timestamp: firstAt });
  const { token } = await operatorCall(dataDir, operatorLogin, { username, password: first, code });
  const change = { oldPassword: first, newPassword: password };
  await sendOperatorCall(dataDir, changeOperatorPassword, change, { token });
  // The platform accepts the code of the next step, too.
  const next = () => totp.generate({ timestamp: Math.max(Date.now(), firstAt + stepMs) });
  return { username, password, code: next, token };
}
