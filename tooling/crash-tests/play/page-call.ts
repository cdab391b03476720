import { setTimeout as pause } from 'node:timers/promises';

/** A killed studio restarts within seconds; anything slower is a failure. */
const retryWithinMs = 120_000;
const timeoutMs = 12_000;

export interface PageReply<Answer = Record<string, unknown>> {
  status: number;
  json: Answer;
}

interface PageRequest {
  path: string;
  body?: object;
  /** Named in a header. */
  session?: string;
  /** And pages of card rooms themselves. */
  page?: string;
}

/**
 * Calls the studio as a page does for a repeatable call: until there is a valid response. `Answer` is the shape of the
 * response.
 */
export async function askStudio<Answer = Record<string, unknown>>(
  vendor: string,
  { path, body, session, page }: PageRequest,
): Promise<PageReply<Answer>> {
  const deadline = Date.now() + retryWithinMs;
  while (Date.now() < deadline) {
    const reply = await fetch(`${vendor}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(session ? { 'x-session': session } : {}),
        ...(page ? { 'x-page': page } : {}),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (answer): Promise<PageReply<Answer>> => ({ status: answer.status, json: await answer.json() }))
      .catch(() => undefined);
    if (reply && ![202, 429].includes(reply.status) && reply.status < 500) return reply;
    await pause(100);
  }
  throw new Error(`${path} was not answered`);
}
