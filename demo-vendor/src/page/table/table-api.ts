import type { MyTicket, TableSession, TableState } from '../../tables/table-shapes.ts';
import { PageRefusal } from '../api.ts';
import { readEvents } from './read-events.ts';

export type { MyBet, MyTicket, PublicRound, TableInfo, TableSession, TableState } from '../../tables/table-shapes.ts';

export interface SentSlip {
  betId: string;
  roundNo: number;
  chips: { spot: string; amount: string }[];
}

export interface BetAnswer {
  state: MyTicket['bets'][number]['state'];
  refusal?: string;
  ticket: MyTicket;
}

async function ask<T>(path: string, session: string | undefined, body?: object): Promise<T> {
  const headers: Record<string, string> = session ? { 'x-session': session } : {};
  if (body) headers['content-type'] = 'application/json';
  const method = body ? 'POST' : 'GET';
  const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const json = await response.json();
  if (response.status !== 200) throw new PageRefusal(json.code ?? 'unknown');
  return json;
}

export const openTable = (launchToken: string, gameCode: string) =>
  ask<TableSession>('/api/tables/session', undefined, { launchToken, gameCode });
export const readTable = (session: string) => ask<TableSession>('/api/tables/session', session);
export const readMine = (session: string) => ask<{ ticket: MyTicket | null }>('/api/tables/mine', session);
export const readHistory = (session: string) => ask<{ list: MyTicket[] }>('/api/tables/history', session);

/** Asks until the bet is decided; its id makes sure that it is laid once. */
export async function placeBet(session: string, slip: SentSlip, onWaiting: () => void): Promise<BetAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask<BetAnswer>('/api/tables/bet', session, slip);
    } catch (error) {
      if (error instanceof PageRefusal && error.code !== 'waiting') throw error;
      onWaiting();
      await new Promise((resolve) => setTimeout(resolve, Math.min(300 * attempt, 2000)));
    }
  }
}

/** Nothing for so long means that the line is dead: the server says at least something every ten seconds. */
const silenceMs = 25_000;

export interface TableListener {
  table(state: TableState): void;
  ticket(ticket: MyTicket): void;
  lost(): void;
}

/** Follows a table until it is gone for good; opens the stream again when it breaks. */
export async function followTable(gameCode: string, session: string, listener: TableListener): Promise<never> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await readStream(gameCode, session, listener, () => {
        attempt = 0;
      });
    } catch (error) {
      if (error instanceof PageRefusal) throw error;
    }
    listener.lost();
    await new Promise((resolve) => setTimeout(resolve, Math.min(400 * 2 ** attempt, 5000)));
  }
}

async function readStream(
  gameCode: string,
  session: string,
  listener: TableListener,
  onData: () => void,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const path = `/api/tables/${encodeURIComponent(gameCode)}/stream`;
  const response = await fetch(path, { headers: { 'x-session': session }, signal: silence.signal });
  if (response.status === 403) throw new PageRefusal('session_unknown');
  if (response.status !== 200 || !response.body) throw new Error(`status ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      onData();
      const read = readEvents(text + value);
      text = read.rest;
      for (const { event, data } of read.events) {
        if (event === 'table') listener.table(JSON.parse(data));
        if (event === 'ticket') listener.ticket(JSON.parse(data));
      }
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}
