import path from 'node:path';
import { openJournal, readJournal, rewriteJournal } from '../store/journal.ts';
import { type BookLine, createBooks, type TableBooks } from './table-books.ts';
import { roundKey, type TableRound } from './table-round.ts';
import { isTicketOver, type Ticket } from './ticket.ts';

const dayMs = 86_400_000;
const kept = { ticketDays: 30, roundDays: 1 };

/** The books of the tables from their own journal, which is written anew with the last state of each thing. */
export async function openBooks(folder: string, now: Date): Promise<{ books: TableBooks; close(): Promise<void> }> {
  const file = path.join(folder, 'tables.jsonl');
  const daysBefore = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const oldest = { ticket: daysBefore(kept.ticketDays), round: daysBefore(kept.roundDays) };
  const lines = latestLines((await readJournal(file)) as BookLine[], oldest);
  await rewriteJournal(file, lines);
  const journal = await openJournal(file);
  return { books: createBooks(lines, (line) => journal.append(line)), close: () => journal.close() };
}

/**
 * The last line of each thing; what is over and old is left out, but for rounds that a ticket needs and for the last of
 * each table, whose number goes on. Rounds in the order of their numbers.
 */
export function latestLines(lines: readonly BookLine[], oldest: { ticket: string; round: string }): BookLine[] {
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
  const keptTickets = [...tickets.values()].filter((ticket) => !isTicketOver(ticket) || ticket.at >= oldest.ticket);
  const needed = new Set(keptTickets.map(({ table, roundNo }) => roundKey(table, roundNo)));
  const keptRounds = [...rounds].filter(
    ([key, round]) => needed.has(key) || round.openedAt >= oldest.round || last.get(round.table) === round.roundNo,
  );
  return [
    ...keptRounds.map(([, round]): BookLine => ({ kind: 'round', round })),
    ...keptTickets.map((ticket): BookLine => ({ kind: 'ticket', ticket })),
  ];
}
