import { setTimeout as pause } from 'node:timers/promises';
import { openGamePage } from './studio-page.ts';

/** A studio that was killed is back in seconds; whoever waits longer waits for ever. */
const patienceMs = 120_000;
const timeoutMs = 12_000;

export interface PageReply {
  status: number;
  json: Record<string, unknown>;
}

export interface PageAsk {
  path: string;
  body?: object;
  /** Pages of tables name their session in a header. */
  session?: string;
}

/** What a page does with a call that may be repeated: asks until there is an answer that is one. */
export async function askStudio(vendor: string, { path, body, session }: PageAsk): Promise<PageReply> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const reply = await fetch(`${vendor}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(session ? { 'x-session': session } : {}),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (answer): Promise<PageReply> => ({ status: answer.status, json: await answer.json() }))
      .catch(() => undefined);
    if (reply && ![202, 429].includes(reply.status) && reply.status < 500) return reply;
    await pause(100);
  }
  throw new Error(`${path} was not answered`);
}

/** Opens a page, with another launch where an answer was lost on the way: a token is good once. */
export async function openPage<T>(open: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}

export const openHandOrSlot = (platform: string, vendor: string, token: string, game: string) =>
  openPage(() => openGamePage(platform, vendor, token, game));
