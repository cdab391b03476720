import type { Retold } from '../../store/kept-books.ts';
import { isTicketOver, keyOf, type LotteryTicket } from './lottery-ticket.ts';
import { createTicketIndex } from './ticket-index.ts';
import { changedTicket, type TicketBookLine, type TicketChange } from './ticket-lines.rules.ts';

/** A part of a ticket. */
export interface PartAt {
  key: string;
  no: number;
}

/** Store of tickets, in memory and in a journal. A change is in memory at once; it is due once it is on disk. */
export interface TicketBooks extends Retold<TicketBookLine> {
  ticket(key: string): LotteryTicket | undefined;
  /** Finds the part of a round. */
  partOf(roundId: string): PartAt | undefined;
  openTickets(): LotteryTicket[];
  /** Returns every stored ticket, oldest first. */
  tickets(): Iterable<LotteryTicket>;
  /** Returns the keys of all tickets of a draw, finished ones included. */
  keysOf(gameCode: string, drawId: string): string[];
  hasTickets(gameCode: string, drawId: string): boolean;
  /** Returns draws with tickets. */
  draws(): { gameCode: string; drawId: string }[];
  /** Returns tickets of a player, newest first. */
  history(playerId: string): Iterable<LotteryTicket>;
  /** Returns the seed number of the last instant ticket of a page; 0 before the first. */
  lastSeedNo(sessionId: string): number;
  /** Stores a new ticket; on disk when it resolves. */
  open(ticket: LotteryTicket): Promise<void>;
  change(changes: readonly TicketChange[]): Promise<void>;
  /** Sets the listener called with every change once it is on disk. */
  onKept(listener: (change: TicketChange) => void): void;
}

export function createTicketBooks(
  lines: readonly TicketBookLine[],
  append: (line: TicketBookLine) => Promise<void>,
): TicketBooks {
  const tickets = new Map<string, LotteryTicket>();
  const open = new Set<string>();
  const index = createTicketIndex();
  const listeners: ((change: TicketChange) => void)[] = [];

  const keep = (ticket: LotteryTicket) => {
    const key = keyOf(ticket);
    if (!tickets.has(key)) index.add(ticket, key);
    tickets.set(key, ticket);
    if (isTicketOver(ticket)) open.delete(key);
    else open.add(key);
  };
  const keepAll = (all: readonly TicketBookLine[]) => {
    for (const line of all) {
      if (line.kind === 'ticket') keep(line.ticket);
      else for (const change of line.changes) applied(change);
    }
  };
  const applied = (change: TicketChange) => {
    const ticket = tickets.get(change.key);
    if (ticket) keep(changedTicket(ticket, change));
  };
  keepAll(lines);

  return {
    lines: () => [...tickets.values()].map((ticket) => ({ kind: 'ticket', ticket })),
    renew(all) {
      for (const each of [tickets, open, index]) each.clear();
      keepAll(all);
    },
    ticket: (key) => tickets.get(key),
    partOf(roundId) {
      const key = index.ofRound(roundId);
      const no = tickets.get(key ?? '')?.parts.findIndex((part) => part.roundId === roundId);
      return key === undefined || no === undefined ? undefined : { key, no };
    },
    tickets: () => tickets.values(),
    openTickets: () => [...open].flatMap((key) => tickets.get(key) ?? []),
    keysOf: index.ofDraw,
    hasTickets: index.hasDraw,
    draws: index.draws,
    *history(playerId) {
      for (const key of index.ofPlayer(playerId).reverse()) {
        const ticket = tickets.get(key);
        if (ticket) yield ticket;
      }
    },
    lastSeedNo: index.lastSeedNo,
    async open(ticket) {
      keep(ticket);
      await append({ kind: 'ticket', ticket });
    },
    async change(changes) {
      if (changes.length === 0) return;
      for (const change of changes) applied(change);
      await append({ kind: 'changes', changes });
      for (const change of changes) for (const listener of listeners) listener(change);
    },
    onKept: (listener) => void listeners.push(listener),
  };
}
