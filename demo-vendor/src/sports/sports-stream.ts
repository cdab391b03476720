import type { ServerResponse } from 'node:http';
import type { TableClock } from '../tables/table-clock.ts';
import { fixtureView } from './fixture-views.ts';
import type { SportsBooks } from './sports-books.ts';
import type { SportsRoom } from './sports-room.ts';
import type { Board } from './sports-shapes.ts';
import { ticketView } from './ticket-views.ts';

const beatMs = 10_000;
const mostWaitingBytes = 1024 * 1024;

export interface StreamParts {
  room: SportsRoom;
  books: SportsBooks;
  clock: TableClock;
}

/** All matches of a game as they stand. */
export function boardOf({ room, clock }: StreamParts, gameCode: string): Board {
  const now = clock.now();
  return { now: new Date(now).toISOString(), fixtures: room.matches(gameCode).map((match) => fixtureView(match, now)) };
}

/** Server-sent events of a game for one page, until the page goes. */
export function streamSports(parts: StreamParts, gameCode: string, playerId: string, response: ServerResponse): void {
  // The page may have gone while matches were announced for it: then nobody would tell that it leaves.
  if (response.destroyed) return;
  const { room, books, clock } = parts;
  const send = (text: string) => {
    // A page that does not read is cut off: it opens the stream again when it wakes up.
    if (response.writableLength > mostWaitingBytes) response.destroy();
    else if (!response.destroyed) response.write(text);
  };
  const tell = (event: string, data: object) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const leave = room.watch(gameCode, {
    playerId,
    board: () => tell('board', boardOf(parts, gameCode)),
    fixture: (match) => tell('fixture', fixtureView(match, clock.now())),
    ticket: (ticket) => tell('ticket', ticketView(books, ticket)),
    end: () => response.end(),
  });
  tell('board', boardOf(parts, gameCode));
  const beat = setInterval(() => send(':\n\n'), beatMs);
  response.on('close', () => {
    clearInterval(beat);
    leave();
  });
}
