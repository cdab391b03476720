import { createEntries } from '../store/entries.ts';
import type { JournaledStore } from '../store/journaled-store.ts';
import type { Fixture } from './matches/fixture.ts';
import { isDue, isTicketOver, type SportsTicket } from './tickets/sports-ticket.ts';

export type SportsJournalLine = { kind: 'fixture'; fixture: Fixture } | { kind: 'ticket'; ticket: SportsTicket };

/** Store of matches and tickets, in memory for reading and in the journal. A change is in memory at once. */
export interface SportsStore extends JournaledStore<SportsJournalLine> {
  fixture(fixtureId: string): Fixture | undefined;
  openFixtures(): Fixture[];
  /** Returns finished matches of these leagues, the last announced first. */
  results(leagueIds: readonly string[], limit: number): Fixture[];
  ticket(roundId: string): SportsTicket | undefined;
  /** Returns open tickets with a leg on the match. */
  openTicketsOn(fixtureId: string): SportsTicket[];
  openTickets(): SportsTicket[];
  /** Returns tickets that wait for more than their matches, and stuck ones. */
  unsettledTickets(): SportsTicket[];
  /** Returns tickets with an item to send to the platform. */
  dueTickets(): SportsTicket[];
  /** Returns tickets of a player in a game, newest first. */
  history(playerId: string, gameCode: string, limit: number): SportsTicket[];
  /** Resolves when the match is on disk. */
  saveFixture(fixture: Fixture): Promise<void>;
  saveTicket(ticket: SportsTicket): Promise<void>;
}

const historyPerPlayer = 200;
const resultsPerLeague = 60;

export function createSportsStore(
  lines: readonly SportsJournalLine[],
  append: (line: SportsJournalLine) => Promise<void>,
): SportsStore {
  const fixtures = new Map<string, Fixture>();
  const resultsByLeague = new Map<string, string[]>();
  const open = new Set<string>();
  const tickets = createEntries<SportsTicket>({
    idOf: ({ roundId }) => roundId,
    isOver: isTicketOver,
    ownersOf: ({ playerId, gameCode }) => [`${playerId} ${gameCode}`],
    limit: historyPerPlayer,
  });

  const keepFixture = (fixture: Fixture) => {
    const { fixtureId, leagueId } = fixture;
    fixtures.set(fixtureId, fixture);
    if (!fixture.final) open.add(fixtureId);
    else {
      open.delete(fixtureId);
      const before = (resultsByLeague.get(leagueId) ?? []).filter((id) => id !== fixtureId);
      resultsByLeague.set(leagueId, [fixtureId, ...before].slice(0, resultsPerLeague));
    }
  };
  const keepAll = (all: readonly SportsJournalLine[]) => {
    for (const line of all) line.kind === 'fixture' ? keepFixture(line.fixture) : tickets.put(line.ticket);
  };
  keepAll(lines);

  const fixturesIn = (ids: Iterable<string>) => [...ids].flatMap((id) => fixtures.get(id) ?? []);
  return {
    lines: () => [
      ...[...fixtures.values()].map((fixture): SportsJournalLine => ({ kind: 'fixture', fixture })),
      ...tickets.all().map((ticket): SportsJournalLine => ({ kind: 'ticket', ticket })),
    ],
    renew(all) {
      for (const each of [fixtures, resultsByLeague, open, tickets]) each.clear();
      keepAll(all);
    },
    fixture: (fixtureId) => fixtures.get(fixtureId),
    openFixtures: () => fixturesIn(open),
    results: (leagueIds, limit) =>
      fixturesIn(leagueIds.flatMap((id) => resultsByLeague.get(id) ?? []))
        .sort((a, b) => b.startsAt.localeCompare(a.startsAt))
        .slice(0, limit),
    ticket: tickets.get,
    openTicketsOn: (fixtureId) => tickets.open().filter(({ legs }) => legs.some((leg) => leg.fixtureId === fixtureId)),
    openTickets: tickets.open,
    unsettledTickets: () =>
      tickets.all().filter((ticket) => ticket.state === 'stuck' || (!isTicketOver(ticket) && ticket.state !== 'taken')),
    dueTickets: () => tickets.open().filter(isDue),
    history: (playerId, gameCode, limit) => tickets.history(`${playerId} ${gameCode}`, limit),
    saveFixture(fixture) {
      keepFixture(fixture);
      return append({ kind: 'fixture', fixture });
    },
    saveTicket(ticket) {
      tickets.put(ticket);
      return append({ kind: 'ticket', ticket });
    },
  };
}
