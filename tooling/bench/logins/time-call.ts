import type { ApiClient } from '../../../platform/src/testing/api-client.ts';
import type { Kind } from './bench-members.ts';
import type { PublicCall } from './public-calls.ts';

/** One call from an address of many. What is encrypted is sealed before the clock starts. */
export async function timeCall(api: ApiClient, { call, inputOf }: PublicCall, kind: Kind, at: number) {
  const remoteAddress = `10.${at % 250}.0.1`;
  const input = inputOf(kind, at);
  const body = call.encrypted ? await api.seal(input) : input;
  const began = performance.now();
  const { status, headers: _headers, ...rest } = await api.post(call, body, { remoteAddress });
  return { milliseconds: performance.now() - began, answer: `${status} ${JSON.stringify(rest)}` };
}
