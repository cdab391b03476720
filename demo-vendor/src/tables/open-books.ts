import path from 'node:path';
import { type BookPlace, isoBefore, openKeptBooks, refusedKeptMs } from '../store/kept-books.ts';
import { type BookLine, createBooks } from './table-books.ts';
import { roundKey, type TableRound } from './table-round.ts';
import { isTicketOver, isTicketRefused, isTicketStuck, type Ticket } from './ticket.ts';

const dayMs = 86_400_000;
const kept = { ticketMs: 30 * dayMs, roundMs: dayMs };

/** Opens the store of the tables from its journal. */
export function openBooks({ folder, ...place }: BookPlace) {
  return openKeptBooks({
    ...place,
    file: path.join(folder, 'tables.jsonl'),
    create: createBooks,
    keep: (lines: readonly BookLine[], nowMs) =>
      latestLines(lines, {
        ticket: isoBefore(nowMs, kept.ticketMs),
        round: isoBefore(nowMs, kept.roundMs),
        refused: isoBefore(nowMs, refusedKeptMs),
      }),
  });
}

/** ISO times; finished entries that began earlier are dropped. */
export interface Oldest {
  ticket: string;
  round: string;
  /** For tickets without a taken bet. */
  refused: string;
}

/**
 * Returns the last line of each entry, without old finished ones, but with rounds that a ticket needs and the last of
 * each table, to continue its numbers. Rounds are ordered by number.
 */
export function latestLines(lines: readonly BookLine[], oldest: Oldest): BookLine[] {
  const rounds = new Map<string, TableRound>();
  const tickets = new Map<string, Ticket>();
  const last = new Map<string, number>();
  for (const line of lines) {
    if (line.kind === 'ticket') tickets.set(line.ticket.roundId, line.ticket);
    else {
      rounds.set(roundKey(line.round.table, line.round.roundNo), line.round);
      last.set(line.round.table, line.round.roundNo);
    }
  }
  const isNeeded = (ticket: Ticket) =>
    // Stuck tickets wait for an operator, however long.
    !isTicketOver(ticket) ||
    isTicketStuck(ticket) ||
    ticket.at >= (isTicketRefused(ticket) ? oldest.refused : oldest.ticket);
  const keptTickets = [...tickets.values()].filter(isNeeded);
  const needed = new Set(keptTickets.map(({ table, roundNo }) => roundKey(table, roundNo)));
  const keptRounds = [...rounds].filter(
    ([key, round]) =>
      round.state === 'open' ||
      needed.has(key) ||
      round.openedAt >= oldest.round ||
      last.get(round.table) === round.roundNo,
  );
  return [
    ...keptRounds.map(([, round]): BookLine => ({ kind: 'round', round })),
    ...keptTickets.map((ticket): BookLine => ({ kind: 'ticket', ticket })),
  ];
}
