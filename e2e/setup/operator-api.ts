import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import * as v from 'valibot';

const credential = v.object({ address: v.string(), token: v.string() });

async function credentialOf(dataDir: string): Promise<v.InferOutput<typeof credential>> {
  return v.parse(credential, JSON.parse(await readFile(join(dataDir, 'operator.json'), 'utf8')));
}

/** Address of the operators' API and console, which have a port of their own. */
export async function operatorAddress(dataDir: string): Promise<string> {
  return (await credentialOf(dataDir)).address;
}

/** Calls the operators' API with the credential in the data folder; throws when it refuses. */
export function operatorCall<C extends Call>(dataDir: string, call: C, input: CallInput<C>): Promise<CallOutput<C>> {
  return sendOperatorCall(dataDir, call, input, {});
}

/** Does the same with another operator's session, and a key if the call moves money. */
export async function sendOperatorCall<C extends Call>(
  dataDir: string,
  call: C,
  input: CallInput<C>,
  as: { token?: string; idempotencyKey?: string },
): Promise<CallOutput<C>> {
  const known = await credentialOf(dataDir);
  const { address } = known;
  const fields: Record<string, unknown> = { ...(input ?? {}) };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const part = encodeURIComponent(String(fields[name]));
    delete fields[name];
    return part;
  });
  const hasBody = call.method === 'post' || call.method === 'put';
  const query = hasBody
    ? ''
    : `?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`;
  const response = await fetch(address + path + query, {
    method: call.method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${as.token ?? known.token}`,
      ...(as.idempotencyKey && { 'Idempotency-Key': as.idempotencyKey }),
      ...(hasBody && { 'Content-Type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(fields) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${call.path} was refused: ${text}`);
  const answer = v.parse(v.object({ success: v.literal(true), value: v.unknown() }), JSON.parse(text));
  return v.parse(call.output, answer.value);
}
