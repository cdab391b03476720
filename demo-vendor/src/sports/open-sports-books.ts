import path from 'node:path';
import { openJournal, readJournal, rewriteJournal } from '../store/journal.ts';
import { type BookTicket, isTicketOver } from './book-ticket.ts';
import type { Fixture } from './fixture.ts';
import { type BookLine, createSportsBooks, type SportsBooks } from './sports-books.ts';

const dayMs = 86_400_000;
const kept = { ticketDays: 30, fixtureDays: 1 };

/** The books of the sports games from their own journal, which is written anew with the last state of each thing. */
export async function openSportsBooks(
  folder: string,
  now: Date,
): Promise<{ books: SportsBooks; close(): Promise<void> }> {
  const file = path.join(folder, 'sports.jsonl');
  const daysBefore = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const oldest = { ticket: daysBefore(kept.ticketDays), fixture: daysBefore(kept.fixtureDays) };
  const lines = latestSportsLines((await readJournal(file)) as BookLine[], oldest);
  await rewriteJournal(file, lines);
  const journal = await openJournal(file);
  return { books: createSportsBooks(lines, (line) => journal.append(line)), close: () => journal.close() };
}

/** The last line of each thing. What is over and old is left out, but for matches that a ticket needs. */
export function latestSportsLines(lines: readonly BookLine[], oldest: { ticket: string; fixture: string }): BookLine[] {
  const fixtures = new Map<string, Fixture>();
  const tickets = new Map<string, BookTicket>();
  for (const line of lines) {
    if (line.kind === 'ticket') tickets.set(line.ticket.roundId, line.ticket);
    else fixtures.set(line.fixture.fixtureId, line.fixture);
  }
  const keptTickets = [...tickets.values()].filter((ticket) => !isTicketOver(ticket) || ticket.at >= oldest.ticket);
  const needed = new Set(keptTickets.flatMap(({ legs }) => legs.map(({ fixtureId }) => fixtureId)));
  const keptFixtures = [...fixtures.values()].filter(
    ({ fixtureId, final, startsAt }) => !final || needed.has(fixtureId) || startsAt >= oldest.fixture,
  );
  return [
    ...keptFixtures.map((fixture): BookLine => ({ kind: 'fixture', fixture })),
    ...keptTickets.map((ticket): BookLine => ({ kind: 'ticket', ticket })),
  ];
}
