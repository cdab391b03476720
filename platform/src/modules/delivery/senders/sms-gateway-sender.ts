import * as v from 'valibot';
import { type Sender, SendingFailed } from '../sender.ts';

interface SmsGatewayOptions {
  url: string;
  token: string;
  timeoutMs: number;
}

const accepted = v.object({ accepted: v.literal(true) });
const longestAnswerBytes = 64 * 1024;

/**
 * Sends SMS through an HTTP gateway: POST of `{ id, to, text }` with the token as bearer; the id is also the
 * Idempotency-Key. Success is 2xx with `{ "accepted": true }`. A 4xx is final, except 401 and 403 (our token), 408,
 * 409, 425 and 429; everything else is retried.
 */
export function createSmsGatewaySender({ url, token, timeoutMs }: SmsGatewayOptions): Sender {
  return {
    async send({ id, to, text }) {
      const request = {
        method: 'POST',
        redirect: 'error' as const,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': id,
        },
        body: JSON.stringify({ id, to, text }),
      };
      const answer = await fetch(url, request).catch(fail);
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new SendingFailed(`gateway ${answer.status}`, { isFinal: isFinal(answer.status) });
      }
      if (!v.is(accepted, await jsonOf(answer).catch(fail))) throw new SendingFailed('gateway answered something else');
    },
    close: async () => {},
  };
}

const isFinal = (status: number) => status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);

/** Undefined when it is not JSON or too long. */
async function jsonOf(answer: Response): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > longestAnswerBytes) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Error messages are dropped: they may contain the gateway's address. */
function fail(error: unknown): never {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  throw new SendingFailed(isTimeout ? 'gateway did not answer in time' : 'gateway could not be reached');
}
