import type { Board, FixtureView, TicketView } from '../../sports/sports-shapes.ts';
import { namingSession } from '../requests/ask-studio.ts';
import { followStream } from '../stream/follow-stream.ts';
import { localizeFixture, localizeTicket } from './localize-sportsbook.ts';

export interface SportsbookListener {
  board(board: Board): void;
  fixture(fixture: FixtureView): void;
  ticket(ticket: TicketView): void;
  lost(): void;
  /** Called when events may have been missed. */
  missed(): void;
}

const localizeBoard = (board: Board): Board => ({ ...board, fixtures: board.fixtures.map(localizeFixture) });

/** Follows the sportsbook until the session is over. */
export function followSportsbook(gameCode: string, session: string, listener: SportsbookListener): Promise<void> {
  return followStream({
    path: `/api/sports/${encodeURIComponent(gameCode)}/stream`,
    headers: namingSession(session),
    heard(events) {
      for (const { event, data } of events) {
        if (event === 'board') listener.board(localizeBoard(JSON.parse(data)));
        if (event === 'fixture') listener.fixture(localizeFixture(JSON.parse(data)));
        if (event === 'ticket') listener.ticket(localizeTicket(JSON.parse(data)));
      }
      return false;
    },
    lost: () => listener.lost(),
    missed: () => listener.missed(),
  });
}
