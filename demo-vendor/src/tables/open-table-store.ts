import path from 'node:path';
import { isoBefore, openJournaledStore, refusedRetentionMs, type StoreOptions } from '../store/journaled-store.ts';
import { roundKey, type TableRound } from './table-round.ts';
import { createTableStore, type TableJournalLine } from './table-store.ts';
import { isTicketOver, isTicketRefused, isTicketStuck, type Ticket } from './tickets/ticket.ts';

const dayMs = 86_400_000;
const retention = { ticketMs: 30 * dayMs, roundMs: dayMs };

/** Opens the store of the tables from its journal. */
export function openTableStore({ folder, ...options }: StoreOptions) {
  return openJournaledStore({
    ...options,
    file: path.join(folder, 'tables.jsonl'),
    create: createTableStore,
    keep: (lines: readonly TableJournalLine[], nowMs) =>
      latestTableLines(lines, {
        ticket: isoBefore(nowMs, retention.ticketMs),
        round: isoBefore(nowMs, retention.roundMs),
        refused: isoBefore(nowMs, refusedRetentionMs),
      }),
  });
}

/** ISO times; finished entries that began earlier are dropped. */
interface Oldest {
  ticket: string;
  round: string;
  /** For tickets without a taken bet. */
  refused: string;
}

/**
 * Returns the last line of each entry, without old finished ones, but with rounds that a ticket needs and the last of
 * each table, to continue its numbers. Rounds are ordered by number.
 */
export function latestTableLines(lines: readonly TableJournalLine[], oldest: Oldest): TableJournalLine[] {
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
  const retainedTickets = [...tickets.values()].filter(isNeeded);
  const needed = new Set(retainedTickets.map(({ table, roundNo }) => roundKey(table, roundNo)));
  const retainedRounds = [...rounds].filter(
    ([key, round]) =>
      round.state === 'open' ||
      needed.has(key) ||
      round.openedAt >= oldest.round ||
      last.get(round.table) === round.roundNo,
  );
  return [
    ...retainedRounds.map(([, round]): TableJournalLine => ({ kind: 'round', round })),
    ...retainedTickets.map((ticket): TableJournalLine => ({ kind: 'ticket', ticket })),
  ];
}
