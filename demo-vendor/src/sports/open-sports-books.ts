import path from 'node:path';
import { type BookPlace, isoBefore, openKeptBooks, refusedKeptMs } from '../store/kept-books.ts';
import { type BookTicket, isTicketOver } from './book-ticket.ts';
import type { Fixture } from './fixture.ts';
import { type BookLine, createSportsBooks } from './sports-books.ts';

const dayMs = 86_400_000;
const kept = { ticketMs: 30 * dayMs, fixtureMs: dayMs };

/** Opens the store of the sports games from its journal. */
export function openSportsBooks({ folder, ...place }: BookPlace) {
  return openKeptBooks({
    ...place,
    file: path.join(folder, 'sports.jsonl'),
    create: createSportsBooks,
    keep: (lines: readonly BookLine[], nowMs) =>
      latestSportsLines(lines, {
        ticket: isoBefore(nowMs, kept.ticketMs),
        fixture: isoBefore(nowMs, kept.fixtureMs),
        refused: isoBefore(nowMs, refusedKeptMs),
      }),
  });
}

/** ISO times; finished entries that began earlier are dropped. */
export interface Oldest {
  ticket: string;
  fixture: string;
  /** For tickets with a refused stake. */
  refused: string;
}

/** Returns the last line of each entry, without old finished ones, but with matches that a ticket needs. */
export function latestSportsLines(lines: readonly BookLine[], oldest: Oldest): BookLine[] {
  const fixtures = new Map<string, Fixture>();
  const tickets = new Map<string, BookTicket>();
  for (const line of lines) {
    if (line.kind === 'ticket') tickets.set(line.ticket.roundId, line.ticket);
    else fixtures.set(line.fixture.fixtureId, line.fixture);
  }
  const isNeeded = (ticket: BookTicket) =>
    !isTicketOver(ticket) || ticket.at >= (ticket.state === 'refused' ? oldest.refused : oldest.ticket);
  const keptTickets = [...tickets.values()].filter(isNeeded);
  const needed = new Set(keptTickets.flatMap(({ legs }) => legs.map(({ fixtureId }) => fixtureId)));
  const keptFixtures = [...fixtures.values()].filter(
    ({ fixtureId, final, startsAt }) => !final || needed.has(fixtureId) || startsAt >= oldest.fixture,
  );
  return [
    ...keptFixtures.map((fixture): BookLine => ({ kind: 'fixture', fixture })),
    ...keptTickets.map((ticket): BookLine => ({ kind: 'ticket', ticket })),
  ];
}
