import type { Call, CallOutput } from '@portal/shared/contract/define-call';
import { envelope } from '@portal/shared/contract/envelope';
import * as v from 'valibot';
import { FaultError, RefusalError } from './errors.ts';

/**
 * Returns the value of a response, checked against the contract. @throws RefusalError for a refusal, FaultError
 * otherwise
 */
export async function readEnvelope<C extends Call>(call: C, answer: Response): Promise<CallOutput<C>> {
  if (call.csv && answer.ok) return readFile(call, answer);
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

async function readFile<C extends Call>(call: C, answer: Response): Promise<CallOutput<C>> {
  const isFile = answer.headers.get('content-type')?.startsWith('text/csv');
  const text = isFile ? v.safeParse(call.output, await answer.text()) : undefined;
  if (!text?.success) throw new FaultError('answer', text?.issues);
  return text.output;
}
