import { createEntries } from '../store/entries.ts';
import type { JournaledStore } from '../store/journaled-store.ts';
import { roundKey, type TableRound } from './table-round.ts';
import { isTicketOver, isTicketStuck, type PlacedBet, type Ticket } from './tickets/ticket.ts';

export type TableJournalLine = { kind: 'round'; round: TableRound } | { kind: 'ticket'; ticket: Ticket };

/** Store of rounds and tickets, in memory for reading and in the journal. A change is in memory at once. */
export interface TableStore extends JournaledStore<TableJournalLine> {
  lastRoundNo(table: string): number;
  round(table: string, roundNo: number): TableRound | undefined;
  /** Returns the last rounds with a result, oldest first. */
  lastResults(table: string, limit: number): TableRound[];
  openRounds(): TableRound[];
  ticket(roundId: string): Ticket | undefined;
  ticketsOf(table: string, roundNo: number): Ticket[];
  openTickets(): Ticket[];
  /** Returns open and stuck tickets. */
  unsettledTickets(): Ticket[];
  /** Returns the bet with a page's bet id. */
  betOf(playerId: string, betId: string): PlacedBet | undefined;
  /** Returns tickets of a player at a table, newest first. */
  history(playerId: string, table: string, limit: number): Ticket[];
  /** Resolves when the round is on disk. */
  saveRound(round: TableRound): Promise<void>;
  saveTicket(ticket: Ticket): Promise<void>;
}

const historyPerPlayer = 100;
const roundsPerTable = 2000;

export function createTableStore(
  lines: readonly TableJournalLine[],
  append: (line: TableJournalLine) => Promise<void>,
): TableStore {
  const rounds = new Map<string, Map<number, TableRound>>();
  const tickets = createEntries<Ticket>({
    idOf: ({ roundId }) => roundId,
    isOver: isTicketOver,
    ownersOf: ({ playerId, table }) => [playerKey(playerId, table)],
    limit: historyPerPlayer,
  });
  const byRound = new Map<string, Set<string>>();
  const byBet = new Map<string, string>();

  const keepRound = (round: TableRound) => {
    const ofTable = rounds.get(round.table) ?? new Map<number, TableRound>();
    rounds.set(round.table, ofTable.set(round.roundNo, round));
    const [oldest] = ofTable.keys();
    if (ofTable.size > roundsPerTable && oldest !== undefined) ofTable.delete(oldest);
  };
  const keepTicket = (ticket: Ticket) => {
    const { roundId, table, roundNo, playerId } = ticket;
    const ofRound = byRound.get(roundKey(table, roundNo)) ?? new Set();
    byRound.set(roundKey(table, roundNo), ofRound.add(roundId));
    tickets.put(ticket);
    for (const { betId } of ticket.bets) byBet.set(playerKey(playerId, betId), roundId);
  };
  const keepAll = (all: readonly TableJournalLine[]) => {
    for (const line of all) line.kind === 'round' ? keepRound(line.round) : keepTicket(line.ticket);
  };
  keepAll(lines);

  const roundsOf = (table: string) => [...(rounds.get(table)?.values() ?? [])];
  return {
    lines: () => [
      ...[...rounds.keys()].flatMap(roundsOf).map((round): TableJournalLine => ({ kind: 'round', round })),
      ...tickets.all().map((ticket): TableJournalLine => ({ kind: 'ticket', ticket })),
    ],
    renew(all) {
      for (const map of [rounds, tickets, byRound, byBet]) map.clear();
      keepAll(all);
    },
    lastRoundNo: (table) => roundsOf(table).at(-1)?.roundNo ?? 0,
    round: (table, roundNo) => rounds.get(table)?.get(roundNo),
    lastResults: (table, limit) =>
      roundsOf(table)
        .filter(({ state }) => state === 'result')
        .slice(-limit),
    openRounds: () => [...rounds.keys()].flatMap(roundsOf).filter(({ state }) => state === 'open'),
    ticket: tickets.get,
    ticketsOf: (table, roundNo) => tickets.found(byRound.get(roundKey(table, roundNo)) ?? []),
    openTickets: tickets.open,
    unsettledTickets: () => tickets.all().filter((ticket) => !isTicketOver(ticket) || isTicketStuck(ticket)),
    betOf(playerId, betId) {
      const ticket = tickets.get(byBet.get(playerKey(playerId, betId)) ?? '');
      const bet = ticket?.bets.find((each) => each.betId === betId);
      return ticket && bet && { ticket, bet };
    },
    history: (playerId, table, limit) => tickets.history(playerKey(playerId, table), limit),
    saveRound(round) {
      keepRound(round);
      return append({ kind: 'round', round });
    },
    saveTicket(ticket) {
      keepTicket(ticket);
      return append({ kind: 'ticket', ticket });
    },
  };
}

const playerKey = (playerId: string, id: string) => `${playerId} ${id}`;
