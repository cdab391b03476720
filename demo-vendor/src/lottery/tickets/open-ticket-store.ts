import path from 'node:path';
import { isoBefore, openJournaledStore, refusedRetentionMs, type StoreOptions } from '../../store/journaled-store.ts';
import { latestTickets, type TicketJournalLine } from './ticket-journal.rules.ts';
import { createTicketStore } from './ticket-store.ts';

const ticketMs = 30 * 86_400_000;

/** Opens the store of lottery tickets from its journal. */
export function openTicketStore({ folder, ...options }: StoreOptions) {
  return openJournaledStore({
    ...options,
    file: path.join(folder, 'lottery-tickets.jsonl'),
    create: createTicketStore,
    keep: (lines: readonly TicketJournalLine[], nowMs) =>
      latestTickets(lines, { ticket: isoBefore(nowMs, ticketMs), refused: isoBefore(nowMs, refusedRetentionMs) }),
  });
}
