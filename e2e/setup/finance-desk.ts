import { randomUUID } from 'node:crypto';
import type { Call, CallInput, CallOutput, OperatorRoleName } from '@portal/shared/contract/define-call';
import { operatorLogin } from '@portal/shared/contract/operator/operator-calls';
import { newOperator } from './new-operator.ts';
import { operatorCall, sendOperatorCall } from './operator-api.ts';

/** What one operator with a session of their own does; every act that moves money has a key. */
export type OperatorPerson = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallOutput<C>>;

/** A new operator with that role, logged in by password and second factor. */
async function person(dataDir: string, role: OperatorRoleName): Promise<OperatorPerson> {
  const { username, password, code } = await newOperator(dataDir, role);
  const { token } = await operatorCall(dataDir, operatorLogin, { username, password, code: code() });
  return (call, input) => sendOperatorCall(dataDir, call, input, { token, idempotencyKey: randomUUID() });
}

/** Two persons, as money needs them: who proposes, and who decides. */
export async function financeDesk(dataDir: string): Promise<{ maker: OperatorPerson; checker: OperatorPerson }> {
  return { maker: await person(dataDir, 'finance-maker'), checker: await person(dataDir, 'finance-checker') };
}
