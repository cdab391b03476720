import type { HistoryEntry, MatchProof } from '../../pvp/past-matches.ts';
import type { PvpSession, PvpState } from '../../pvp/pvp-shapes.ts';
import { PageRefusal } from '../api.ts';
import { readEvents } from '../table/read-events.ts';

export type { HistoryEntry, MatchProof } from '../../pvp/past-matches.ts';
export type { MatchView, PvpSession, PvpState, RoomView, Step } from '../../pvp/pvp-shapes.ts';

export type Move = { kind: 'play'; cards: readonly number[] } | { kind: 'pass' };

/** This load of the page: a player's seat belongs to one page at a time. */
const pageId = `page-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('')}`;

async function ask<T>(path: string, session: string | undefined, body?: object): Promise<T> {
  const headers: Record<string, string> = session ? { 'x-session': session, 'x-page': pageId } : {};
  if (body) headers['content-type'] = 'application/json';
  const response = await fetch(path, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
  const json = await response.json();
  if (response.status !== 200) throw new PageRefusal(json.code ?? 'unknown');
  return json;
}

export const openCards = (launchToken: string, gameCode: string) =>
  ask<PvpSession>('/api/pvp/session', undefined, { launchToken, gameCode });
export const readCards = (session: string) => ask<PvpSession>('/api/pvp/session', session);
export const readPast = (session: string) => ask<{ list: HistoryEntry[] }>('/api/pvp/history', session);
export const readProof = (session: string, matchId: string) => ask<MatchProof>(`/api/pvp/proof/${matchId}`, session);

const changes = ['sit', 'leave', 'act', 'give-up', 'rematch'] as const;

/** Asks for a change until the server answers; whatever is asked twice is done once. */
export async function change(session: string, what: (typeof changes)[number], body: object): Promise<PvpState> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask<PvpState>(`/api/pvp/${what}`, session, body);
    } catch (error) {
      if (error instanceof PageRefusal || attempt >= 30) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(300 * attempt, 2000)));
    }
  }
}

/** Nothing for so long means that the line is dead: the server says at least something every ten seconds. */
const silenceMs = 25_000;

export interface CardsListener {
  state(state: PvpState): void;
  lost(): void;
}

/** Follows the card room until another page takes the seat; opens the stream again when it breaks. */
export async function followCards(session: string, takesOver: boolean, listener: CardsListener): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const isMoved = await readStream(session, takesOver, listener, () => {
        attempt = 0;
      });
      if (isMoved) return;
    } catch (error) {
      if (error instanceof PageRefusal) throw error;
    }
    listener.lost();
    await new Promise((resolve) => setTimeout(resolve, Math.min(400 * 2 ** attempt, 5000)));
  }
}

/** True when another page has the seat now. */
async function readStream(
  session: string,
  takesOver: boolean,
  listener: CardsListener,
  onData: () => void,
): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const response = await fetch(`/api/pvp/stream${takesOver ? '?takeOver=yes' : ''}`, {
    headers: { 'x-session': session, 'x-page': pageId },
    signal: silence.signal,
  });
  if (response.status === 403) throw new PageRefusal('session_unknown');
  if (response.status !== 200 || !response.body) throw new Error(`status ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return false;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      onData();
      const read = readEvents(text + value);
      text = read.rest;
      if (read.events.some(({ event }) => event === 'moved')) return true;
      const last = read.events.findLast(({ event }) => event === 'state');
      if (last) listener.state(JSON.parse(last.data));
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}
