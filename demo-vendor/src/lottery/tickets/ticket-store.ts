import { createEntries } from '../../store/entries.ts';
import type { JournaledStore } from '../../store/journaled-store.ts';
import { isTicketOver, keyOf, type LotteryTicket } from './lottery-ticket.ts';
import { createTicketIndex } from './ticket-index.ts';
import { changedTicket, type TicketChange, type TicketJournalLine } from './ticket-journal.rules.ts';

/** A part of a ticket. */
export interface PartAt {
  key: string;
  no: number;
}

/** Store of tickets, in memory and in a journal. A change is in memory at once; it is due once it is on disk. */
export interface TicketStore extends JournaledStore<TicketJournalLine> {
  ticket(key: string): LotteryTicket | undefined;
  /** Finds the part of a round. */
  partOf(roundId: string): PartAt | undefined;
  openTickets(): LotteryTicket[];
  /** Returns every stored ticket, oldest first. */
  tickets(): LotteryTicket[];
  /** Returns the keys of all tickets of a draw, finished ones included. */
  keysOf(gameCode: string, drawId: string): string[];
  hasTickets(gameCode: string, drawId: string): boolean;
  /** Returns draws with tickets. */
  draws(): { gameCode: string; drawId: string }[];
  /** Returns tickets of a player, newest first. */
  history(playerId: string): LotteryTicket[];
  /** Returns the seed number of the last instant ticket of a page; 0 before the first. */
  lastSeedNo(sessionId: string): number;
  /** Stores a new ticket; on disk when it resolves. */
  open(ticket: LotteryTicket): Promise<void>;
  change(changes: readonly TicketChange[]): Promise<void>;
  /** Sets the listener called with every change once it is on disk. */
  onSaved(listener: (change: TicketChange) => void): void;
}

export function createTicketStore(
  lines: readonly TicketJournalLine[],
  append: (line: TicketJournalLine) => Promise<void>,
): TicketStore {
  const tickets = createEntries<LotteryTicket>({
    idOf: keyOf,
    isOver: isTicketOver,
    ownersOf: ({ playerId }) => [playerId],
    limit: Number.POSITIVE_INFINITY,
  });
  const index = createTicketIndex();
  const listeners: ((change: TicketChange) => void)[] = [];

  const put = (ticket: LotteryTicket) => {
    const key = keyOf(ticket);
    if (!tickets.get(key)) index.add(ticket, key);
    tickets.put(ticket);
  };
  const load = (all: readonly TicketJournalLine[]) => {
    for (const line of all) {
      if (line.kind === 'ticket') put(line.ticket);
      else for (const change of line.changes) apply(change);
    }
  };
  const apply = (change: TicketChange) => {
    const ticket = tickets.get(change.key);
    if (ticket) put(changedTicket(ticket, change));
  };
  load(lines);

  return {
    lines: () => tickets.all().map((ticket) => ({ kind: 'ticket', ticket })),
    renew(all) {
      for (const each of [tickets, index]) each.clear();
      load(all);
    },
    ticket: tickets.get,
    partOf(roundId) {
      const key = index.ofRound(roundId);
      const no = tickets.get(key ?? '')?.parts.findIndex((part) => part.roundId === roundId);
      return key === undefined || no === undefined ? undefined : { key, no };
    },
    tickets: tickets.all,
    openTickets: tickets.open,
    keysOf: index.ofDraw,
    hasTickets: index.hasDraw,
    draws: index.draws,
    history: tickets.history,
    lastSeedNo: index.lastSeedNo,
    async open(ticket) {
      put(ticket);
      await append({ kind: 'ticket', ticket });
    },
    async change(changes) {
      if (changes.length === 0) return;
      for (const change of changes) apply(change);
      await append({ kind: 'changes', changes });
      for (const change of changes) for (const listener of listeners) listener(change);
    },
    onSaved: (listener) => void listeners.push(listener),
  };
}
