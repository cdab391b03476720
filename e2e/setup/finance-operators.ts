import { randomUUID } from 'node:crypto';
import type { Call, CallInput, CallOutput, OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { newOperator } from './new-operator.ts';
import { sendOperatorCall } from './operator-api.ts';

/** Operator calls in one session; every call that moves money has an idempotency key. */
export type OperatorPerson = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallOutput<C>>;

/** Creates and logs in an operator with that role. */
async function person(dataDir: string, role: OperatorRoleName): Promise<OperatorPerson> {
  const { token } = await newOperator(dataDir, role);
  return (call, input) => sendOperatorCall(dataDir, call, input, { token, idempotencyKey: randomUUID() });
}

/** Two operators, as money requires: one requests, one approves. */
export async function financeOperators(dataDir: string): Promise<{ maker: OperatorPerson; checker: OperatorPerson }> {
  return { maker: await person(dataDir, 'finance-maker'), checker: await person(dataDir, 'finance-checker') };
}
