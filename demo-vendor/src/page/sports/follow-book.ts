import type { Board, FixtureView, TicketView } from '../../sports/sports-shapes.ts';
import { PageRefusal } from '../api.ts';
import { wait } from '../dom.ts';
import { readEvents } from '../table/read-events.ts';

export interface BookListener {
  board(board: Board): void;
  fixture(fixture: FixtureView): void;
  ticket(ticket: TicketView): void;
  lost(): void;
}

/** Nothing for so long means that the line is dead: the server says at least something every ten seconds. */
const silenceMs = 25_000;

/** Follows the book until the session ends; opens the stream again when it breaks. */
export async function followBook(gameCode: string, session: string, listener: BookListener): Promise<never> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await readStream(gameCode, session, listener, () => {
        attempt = 0;
      });
    } catch (error) {
      if (error instanceof PageRefusal) throw error;
    }
    listener.lost();
    await wait(Math.min(400 * 2 ** attempt, 5000));
  }
}

async function readStream(gameCode: string, session: string, to: BookListener, onData: () => void): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const path = `/api/sports/${encodeURIComponent(gameCode)}/stream`;
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
        if (event === 'board') to.board(JSON.parse(data));
        if (event === 'fixture') to.fixture(JSON.parse(data));
        if (event === 'ticket') to.ticket(JSON.parse(data));
      }
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}
