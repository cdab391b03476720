import { randomUUID } from 'node:crypto';
import type { Call, CallInput, CallOutput, OperatorRoleName } from '@portal/shared/contract/define-call';
import { newOperator } from './new-operator.ts';
import { sendOperatorCall } from './operator-api.ts';

/** What one operator with a session of their own does; every act that moves money has a key. */
export type OperatorPerson = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallOutput<C>>;

/** A new operator with that role, logged in. */
async function person(dataDir: string, role: OperatorRoleName): Promise<OperatorPerson> {
  const { token } = await newOperator(dataDir, role);
  return (call, input) => sendOperatorCall(dataDir, call, input, { token, idempotencyKey: randomUUID() });
}

/** Two persons, as money needs them: who proposes, and who decides. */
export async function financeOperators(dataDir: string): Promise<{ maker: OperatorPerson; checker: OperatorPerson }> {
  return { maker: await person(dataDir, 'finance-maker'), checker: await person(dataDir, 'finance-checker') };
}
