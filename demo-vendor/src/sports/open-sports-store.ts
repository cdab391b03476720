import path from 'node:path';
import { isoBefore, openJournaledStore, refusedRetentionMs, type StoreOptions } from '../store/journaled-store.ts';
import type { Fixture } from './matches/fixture.ts';
import { createSportsStore, type SportsJournalLine } from './sports-store.ts';
import { isTicketOver, type SportsTicket } from './tickets/sports-ticket.ts';

const dayMs = 86_400_000;
const retention = { ticketMs: 30 * dayMs, fixtureMs: dayMs };

/** Opens the store of the sports games from its journal. */
export function openSportsStore({ folder, ...options }: StoreOptions) {
  return openJournaledStore({
    ...options,
    file: path.join(folder, 'sports.jsonl'),
    create: createSportsStore,
    keep: (lines: readonly SportsJournalLine[], nowMs) =>
      latestSportsLines(lines, {
        ticket: isoBefore(nowMs, retention.ticketMs),
        fixture: isoBefore(nowMs, retention.fixtureMs),
        refused: isoBefore(nowMs, refusedRetentionMs),
      }),
  });
}

/** ISO times; finished entries that began earlier are dropped. */
interface Oldest {
  ticket: string;
  fixture: string;
  /** For tickets with a refused stake. */
  refused: string;
}

/** Returns the last line of each entry, without old finished ones, but with matches that a ticket needs. */
export function latestSportsLines(lines: readonly SportsJournalLine[], oldest: Oldest): SportsJournalLine[] {
  const fixtures = new Map<string, Fixture>();
  const tickets = new Map<string, SportsTicket>();
  for (const line of lines) {
    if (line.kind === 'ticket') tickets.set(line.ticket.roundId, line.ticket);
    else fixtures.set(line.fixture.fixtureId, line.fixture);
  }
  const isNeeded = (ticket: SportsTicket) =>
    !isTicketOver(ticket) || ticket.at >= (ticket.state === 'refused' ? oldest.refused : oldest.ticket);
  const retainedTickets = [...tickets.values()].filter(isNeeded);
  const needed = new Set(retainedTickets.flatMap(({ legs }) => legs.map(({ fixtureId }) => fixtureId)));
  const retainedFixtures = [...fixtures.values()].filter(
    ({ fixtureId, final, startsAt }) => !final || needed.has(fixtureId) || startsAt >= oldest.fixture,
  );
  return [
    ...retainedFixtures.map((fixture): SportsJournalLine => ({ kind: 'fixture', fixture })),
    ...retainedTickets.map((ticket): SportsJournalLine => ({ kind: 'ticket', ticket })),
  ];
}
