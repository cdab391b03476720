import type { VendorResult } from '@portal/shared/contract/vendor-api/results';
import { notAnswered } from '../tickets/request-stake.ts';
import { createLoop } from '../timing/create-loop.ts';
import { eventsOf } from './matches/fixture-events.ts';
import { leagues, leaguesOf } from './matches/leagues.ts';
import type { Match } from './matches/match.ts';
import { createMatchList } from './matches/match-list.ts';
import { createMatchRunner } from './matches/match-runner.ts';
import { isStalled, type KnownMatches } from './tickets/end-ticket.rules.ts';
import { createTicketEnder } from './tickets/end-ticket.ts';
import { createSettlement, type SportsTicketDeps } from './tickets/settle-tickets.ts';
import { createTicketService } from './tickets/ticket-service.ts';
import { createViewers, type Viewer } from './viewers.ts';

interface RoomDeps extends Omit<SportsTicketDeps, 'changed'> {
  report(event: VendorResult): void;
  /** Returns 32 unpredictable bytes. */
  newSeed(): Uint8Array;
  /** Speed of the matches relative to normal. */
  pace: number;
}

const tickMs = 500;
const delayMs = 3000;
/** After a restart, results of this period are sent again, as the last call may have been lost. */
const resendWindowMs = 900_000;

/**
 * Creates the sportsbook of all games. It announces new matches while somebody watches, plays announced ones to their
 * end, and settles their tickets.
 */
export function createSportsRoom(given: RoomDeps) {
  const { sportsStore, clock, log, pace, report } = given;
  const viewers = createViewers();
  const list = createMatchList({ ...given, now: clock.now });
  const known: KnownMatches = { sportsStore, find: list.find, now: clock.now };
  const deps: SportsTicketDeps = {
    ...given,
    changed(ticket) {
      ender.changed(ticket);
      for (const viewer of viewers.of(ticket.gameCode)) if (viewer.playerId === ticket.playerId) viewer.ticket(ticket);
    },
  };
  const { settle, decide } = createSettlement(deps);
  const ender = createTicketEnder(deps, known, settle);
  const ended = async (fixtureId: string) => {
    await Promise.all(sportsStore.openTicketsOn(fixtureId).map(decide));
    settle();
  };
  const runner = createMatchRunner({ sportsStore, list, viewers, now: clock.now, report, ended });
  // Read before the first ticket of this run, so these are left from the last run.
  const left = sportsStore.openTickets();
  const inPlayDelayMs = Math.round(delayMs / pace);

  const stumbled = (error: unknown) => log('the sports book stumbled', { error: String(error) });
  const start = createLoop({
    isNeeded: () => viewers.all().length > 0 || list.all().some(({ fixture }) => !fixture.final),
    async turn() {
      await runner.tick().catch(stumbled);
      return clock.wait(tickMs / pace);
    },
    failed: stumbled,
  });

  return {
    inPlayDelayMs,
    /** Announces the due matches of a game. */
    async open(gameCode: string): Promise<void> {
      await runner.announce(leaguesOf(gameCode));
      start();
    },
    /** Announces the due matches of all games, and returns all known ones. */
    async openAll(): Promise<Match[]> {
      await runner.announce(leagues);
      start();
      return list.all();
    },
    /** Adds a viewer of a game; returns the unsubscribe. */
    watch(gameCode: string, viewer: Viewer): () => void {
      const leave = viewers.add(gameCode, viewer);
      start();
      return leave;
    },
    matches: list.ofGame,
    find: list.find,
    place: createTicketService({
      ...deps,
      inPlayDelayMs,
      matchOf(gameCode, fixtureId) {
        const match = list.find(fixtureId);
        return match?.league.games.includes(gameCode) ? match : undefined;
      },
      async answered(roundId) {
        const ticket = sportsStore.ticket(roundId);
        if (ticket) await decide(ticket);
        settle();
      },
    }),
    /** Returns taken tickets whose matches will not end on their own. */
    stalledTickets: () => sportsStore.openTickets().filter((ticket) => isStalled(known, ticket)),
    /** Ends a ticket for an operator; undefined if no such ticket is open. */
    end: ender.end,
    /** Resumes what the last run left open: rolls back unanswered stakes and continues matches. */
    async resume(): Promise<void> {
      for (const ticket of left) {
        if (ticket.state !== 'asked') await decide(ticket);
        else await sportsStore.saveTicket({ ...ticket, state: 'returning', refusal: notAnswered });
      }
      settle();
      resendResults(given);
      start();
    },
  };
}

export type SportsRoom = ReturnType<typeof createSportsRoom>;

function resendResults({ sportsStore, clock, report }: RoomDeps): void {
  const since = new Date(clock.now() - resendWindowMs).toISOString();
  const ids = leagues.map(({ leagueId }) => leagueId);
  for (const fixture of sportsStore.results(ids, 1000).filter(({ startsAt }) => startsAt > since)) {
    for (const event of eventsOf(fixture, 'over')) report(event);
  }
}
