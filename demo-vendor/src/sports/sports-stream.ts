import type { ServerResponse } from 'node:http';
import { streamToPage } from '../routes/event-line.ts';
import type { TableClock } from '../tables/table-clock.ts';
import { fixtureView } from './fixture-views.ts';
import type { SportsBooks } from './sports-books.ts';
import type { SportsRoom } from './sports-room.ts';
import type { Board } from './sports-shapes.ts';
import { ticketView } from './ticket-views.ts';

/** Higher than usual because a board is long. */
const mostWaitingBytes = 1024 * 1024;

export interface StreamParts {
  room: SportsRoom;
  books: SportsBooks;
  clock: TableClock;
}

/** Returns all matches of a game in their current state. */
export function boardOf({ room, clock }: StreamParts, gameCode: string): Board {
  const now = clock.now();
  return { now: new Date(now).toISOString(), fixtures: room.matches(gameCode).map((match) => fixtureView(match, now)) };
}

/** Streams events of a game to one page until it leaves. */
export function streamSports(parts: StreamParts, gameCode: string, playerId: string, response: ServerResponse): void {
  const { room, books, clock } = parts;
  streamToPage(
    response,
    ({ tell, end }) => {
      const leave = room.watch(gameCode, {
        ...{ playerId, end },
        board: () => tell('board', boardOf(parts, gameCode)),
        fixture: (match) => tell('fixture', fixtureView(match, clock.now())),
        ticket: (ticket) => tell('ticket', ticketView(books, ticket)),
      });
      tell('board', boardOf(parts, gameCode));
      return leave;
    },
    mostWaitingBytes,
  );
}
