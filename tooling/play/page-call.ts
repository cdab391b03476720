import { setTimeout as pause } from 'node:timers/promises';

/** A studio that was killed is back in seconds; whoever waits longer waits for ever. */
const patienceMs = 120_000;
const timeoutMs = 12_000;

export interface PageReply<Told = Record<string, unknown>> {
  status: number;
  json: Told;
}

export interface PageAsk {
  path: string;
  body?: object;
  /** Named in a header. */
  session?: string;
  /** And pages of card rooms themselves. */
  page?: string;
}

/**
 * What a page does with a call that may be repeated: asks until there is an answer that is one. `Told` is what the studio
 * answers there, by its own shapes.
 */
export async function askStudio<Told = Record<string, unknown>>(
  vendor: string,
  { path, body, session, page }: PageAsk,
): Promise<PageReply<Told>> {
  const deadline = Date.now() + patienceMs;
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
      .then(async (answer): Promise<PageReply<Told>> => ({ status: answer.status, json: await answer.json() }))
      .catch(() => undefined);
    if (reply && ![202, 429].includes(reply.status) && reply.status < 500) return reply;
    await pause(100);
  }
  throw new Error(`${path} was not answered`);
}
