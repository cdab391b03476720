import { randomUUID } from 'node:crypto';
import type { OperatorRoleName } from '@portal/shared/contract/define-call';
import { addOperator } from '@portal/shared/contract/operator/account-calls';
import * as OTPAuth from 'otpauth';
import { operatorCall } from './operator-api.ts';

/** What an operator types to log in. */
export interface NewOperator {
  username: string;
  password: string;
  /** Six digits of the authenticator as of now; each works once. */
  code(): string;
}

/** An operator of the case's own, with that role: nobody else's code is used up. */
export async function newOperator(dataDir: string, role: OperatorRoleName): Promise<NewOperator> {
  const username = `case-${randomUUID().slice(0, 8)}`;
  const password = `Case-${randomUUID()}`;
  const why = 'a case needs it';
  const { secondFactorSecret } = await operatorCall(dataDir, addOperator, { username, password, roles: [role], why });
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secondFactorSecret) });
  return { username, password, code: () => totp.generate() };
}
