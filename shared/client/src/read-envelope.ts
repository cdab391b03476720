import type { Call, CallOutput } from '@portal/shared/contract/define-call';
import { envelope } from '@portal/shared/contract/envelope';
import * as v from 'valibot';
import { FaultError, RefusalError } from './errors.ts';

/** Value of an answer, checked against the contract. Throws RefusalError for a refusal and FaultError for all else. */
export async function readEnvelope<C extends Call>(call: C, answer: Response): Promise<CallOutput<C>> {
  const body = v.safeParse(envelope, await answer.json().catch(() => undefined));
  if (!body.success) throw new FaultError(answer.status >= 500 ? 'server' : 'answer');
  if (!body.output.success) {
    const { code, message, fields, value } = body.output;
    throw new RefusalError(code, message, answer.status, fields, value);
  }
  const value = v.safeParse(call.output, body.output.value);
  if (!value.success) throw new FaultError('answer', value.issues);
  return value.output;
}
