import { randomBytes } from 'node:crypto';
import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import { envelope } from '@portal/shared/contract/calls/envelope';
import * as v from 'valibot';
import { signedHeaders, type VendorKey } from './sign-call.ts';

/** Result of a call: an answer, a refusal, or no reliable result (then the call must be repeated). */
export type Reply<Value> =
  | { kind: 'answer'; value: Value }
  | { kind: 'refusal'; code: string; balance?: string }
  | { kind: 'unreachable'; reason: string };

export interface Gateway {
  call<C extends Call>(call: C, input: CallInput<C>): Promise<Reply<CallOutput<C>>>;
}

const timeoutMs = 5000;

/** Creates a client of the public vendor API that signs calls. It knows nothing of rounds and never retries. */
export function createGateway(platformUrl: string, key: () => VendorKey | undefined): Gateway {
  return {
    async call(call, input) {
      const live = key();
      if (!live) return { kind: 'unreachable', reason: 'no key yet' };
      const isGet = call.method === 'get';
      const query = isGet ? `?${new URLSearchParams(toTexts(input))}` : '';
      const body = isGet ? '' : JSON.stringify(input);
      const pathWithQuery = `${call.path}${query}`;
      const timestamp = String(Math.floor(Date.now() / 1000));
      const nonce = randomBytes(18).toString('base64url');
      const headers = signedHeaders(live, { method: call.method, pathWithQuery, body, timestamp, nonce });
      try {
        const response = await fetch(`${platformUrl}${pathWithQuery}`, {
          method: call.method.toUpperCase(),
          headers: isGet ? headers : { ...headers, 'content-type': 'application/json' },
          body: isGet ? undefined : body,
          signal: AbortSignal.timeout(timeoutMs),
        });
        return readReply(call, response.status, await response.json());
      } catch (error) {
        return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

function readReply<C extends Call>(call: C, status: number, json: unknown): Reply<CallOutput<C>> {
  const read = v.safeParse(envelope, json);
  if (!read.success) return { kind: 'unreachable', reason: `status ${status}, not an envelope` };
  if (read.output.success) {
    const value = v.safeParse(call.output, read.output.value);
    if (value.success) return { kind: 'answer', value: value.output };
    return { kind: 'unreachable', reason: `the answer of ${call.path} does not fit the contract` };
  }
  const { code } = read.output;
  // Only codes in the contract are final; anything else (key, time, load, fault) may differ next time.
  if (!call.refusals.includes(code)) return { kind: 'unreachable', reason: `status ${status} ${code}` };
  const balance = read.output.value?.balance;
  return { kind: 'refusal', code, balance: typeof balance === 'string' ? balance : undefined };
}

function toTexts(input: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]));
}
