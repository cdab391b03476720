import { randomUUID } from 'node:crypto';
import type { Call, CallInput, CallOutput, OperatorRoleName } from '@portal/shared/contract/define-call';
import { addOperator } from '@portal/shared/contract/operator/account-calls';
import { operatorLogin } from '@portal/shared/contract/operator/operator-calls';
import * as OTPAuth from 'otpauth';
import { operatorCall, sendOperatorCall } from './operator-api.ts';

/** What one operator with a session of their own does; every act that moves money has a key. */
export type OperatorPerson = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallOutput<C>>;

const why = 'a case needs it';

/** A new operator with that role, logged in by password and second factor: nobody else's code is used up. */
async function person(dataDir: string, role: OperatorRoleName): Promise<OperatorPerson> {
  const username = `case-${randomUUID().slice(0, 8)}`;
  const password = `Case-${randomUUID()}`;
  const { secondFactorSecret } = await operatorCall(dataDir, addOperator, { username, password, roles: [role], why });
  const code = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secondFactorSecret) }).generate();
  const { token } = await operatorCall(dataDir, operatorLogin, { username, password, code });
  return (call, input) => sendOperatorCall(dataDir, call, input, { token, idempotencyKey: randomUUID() });
}

/** Two persons, as money needs them: who proposes, and who decides. */
export async function financeDesk(dataDir: string): Promise<{ maker: OperatorPerson; checker: OperatorPerson }> {
  return { maker: await person(dataDir, 'finance-maker'), checker: await person(dataDir, 'finance-checker') };
}
