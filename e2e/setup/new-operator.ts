import { randomUUID } from 'node:crypto';
import type { OperatorRoleName } from '@portal/shared/contract/define-call';
import { addOperator, changeOperatorPassword } from '@portal/shared/contract/operator/account-calls';
import { operatorLogin } from '@portal/shared/contract/operator/operator-calls';
import * as OTPAuth from 'otpauth';
import { operatorCall, sendOperatorCall } from './operator-api.ts';

/** What an operator types to log in. */
export interface NewOperator {
  username: string;
  password: string;
  /** Six digits of the authenticator as of now; each works once. */
  code(): string;
}

const stepMs = 30_000;

/** An operator of the case's own, with that role and a password of their own: nobody else's code is used up. */
export async function newOperator(dataDir: string, role: OperatorRoleName): Promise<NewOperator> {
  const username = `case-${randomUUID().slice(0, 8)}`;
  const first = `First-${randomUUID()}`;
  const password = `Case-${randomUUID()}`;
  const why = 'a case needs it';
  const { secondFactorSecret } = await operatorCall(dataDir, addOperator, {
    ...{ username, password: first, roles: [role], why },
  });
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secondFactorSecret) });
  // The code of the step before: that of now is left to the case.
  const code = totp.generate({ timestamp: Date.now() - stepMs });
  const { token } = await operatorCall(dataDir, operatorLogin, { username, password: first, code });
  const change = { oldPassword: first, newPassword: password };
  await sendOperatorCall(dataDir, changeOperatorPassword, change, { token });
  return { username, password, code: () => totp.generate() };
}
