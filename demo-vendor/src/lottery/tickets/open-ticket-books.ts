import path from 'node:path';
import { type BookPlace, isoBefore, openKeptBooks, refusedKeptMs } from '../../store/kept-books.ts';
import { createTicketBooks } from './ticket-books.ts';
import { latestTickets, type TicketBookLine } from './ticket-lines.rules.ts';

const ticketMs = 30 * 86_400_000;

/** Opens the store of lottery tickets from its journal. */
export function openTicketBooks({ folder, ...place }: BookPlace) {
  return openKeptBooks({
    ...place,
    file: path.join(folder, 'lottery-tickets.jsonl'),
    create: createTicketBooks,
    keep: (lines: readonly TicketBookLine[], nowMs) =>
      latestTickets(lines, { ticket: isoBefore(nowMs, ticketMs), refused: isoBefore(nowMs, refusedKeptMs) }),
  });
}
