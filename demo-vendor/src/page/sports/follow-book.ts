import type { Board, FixtureView, TicketView } from '../../sports/sports-shapes.ts';
import { namingSession } from '../ask-studio.ts';
import { followStream } from '../stream/follow-stream.ts';
import { toldFixture, toldTicket } from './told-book.ts';

export interface BookListener {
  board(board: Board): void;
  fixture(fixture: FixtureView): void;
  ticket(ticket: TicketView): void;
  lost(): void;
  /** Called when events may have been missed. */
  missed(): void;
}

const toldBoard = (board: Board): Board => ({ ...board, fixtures: board.fixtures.map(toldFixture) });

/** Follows the sportsbook until the session is over. */
export function followBook(gameCode: string, session: string, listener: BookListener): Promise<void> {
  return followStream({
    path: `/api/sports/${encodeURIComponent(gameCode)}/stream`,
    headers: namingSession(session),
    heard(events) {
      for (const { event, data } of events) {
        if (event === 'board') listener.board(toldBoard(JSON.parse(data)));
        if (event === 'fixture') listener.fixture(toldFixture(JSON.parse(data)));
        if (event === 'ticket') listener.ticket(toldTicket(JSON.parse(data)));
      }
      return false;
    },
    lost: () => listener.lost(),
    missed: () => listener.missed(),
  });
}
