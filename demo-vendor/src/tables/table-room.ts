import type { TableGame } from '../games/table-games.ts';
import type { Ended } from '../operators/round-acts.ts';
import { endRound } from '../tickets/end-round.ts';
import { createLoop } from '../timing/create-loop.ts';
import { type LiveDeps, type Moment, playRound } from './live-table.ts';
import { resumeTables } from './resume-tables.ts';
import type { PlannedRound } from './table-round.ts';
import { owedAgain } from './tickets/end-ticket.rules.ts';
import { settleTickets } from './tickets/settle-tickets.ts';
import { isTicketOver, isTicketStuck, type Ticket } from './tickets/ticket.ts';
import { createTicketService } from './tickets/ticket-service.ts';

/** A page that watches a table. */
interface Viewer {
  playerId: string;
  /** Called when the table has changed. */
  table(): void;
  /** Called when the viewer's own ticket has changed. */
  ticket(ticket: Ticket): void;
}

/** How long a table runs on after a lobby asked for it. */
const lobbyMs = 30_000;
/** Tables that a lobby starts together begin one after another, so that their rounds do not end together. */
const staggerMs = 700;

/** Creates the running tables. A table runs while somebody watches it or looks at a lobby, and until its round is over. */
export function createTableRoom(given: Omit<LiveDeps, 'changed'>) {
  const { tableStore } = given;
  const viewers = new Map<string, Set<Viewer>>();
  const moments = new Map<string, Moment>();
  const loops = new Map<string, () => void>();
  const openings = createOpenings(given);
  let lobbyUntil = 0;
  /** Returns the round that runs, or the plan of the first one that a lobby has asked for. */
  const plannedRound = (code: string): PlannedRound | undefined => openings.round(code) ?? moments.get(code)?.round;
  const viewersOf = (code: string) => viewers.get(code) ?? new Set<Viewer>();
  const deps: LiveDeps = {
    ...given,
    changed(ticket) {
      for (const viewer of viewersOf(ticket.table)) if (viewer.playerId === ticket.playerId) viewer.ticket(ticket);
    },
  };
  // Read before the first round of this run, so these are left from the last run.
  const left = { rounds: tableStore.openRounds(), tickets: tableStore.openTickets() };
  const notifyViewers = (code: string) => {
    for (const viewer of viewersOf(code)) viewer.table();
  };

  function loopOf(table: TableGame): () => void {
    const code = table.game.gameCode;
    const show = (moment: Moment) => {
      moments.set(code, moment);
      openings.delete(code);
      notifyViewers(code);
    };
    return createLoop({
      isNeeded: () => viewersOf(code).size > 0 || deps.clock.now() < lobbyUntil,
      turn: () => playRound(deps, table, show),
      failed: (error) => deps.log('a table stopped', { table: code, error: String(error) }),
      ended: () => [moments, openings].forEach((each) => void each.delete(code)),
    });
  }

  function start(table: TableGame): void {
    const code = table.game.gameCode;
    const loop = loops.get(code) ?? loopOf(table);
    loops.set(code, loop);
    loop();
  }

  return {
    /** Adds a viewer of a table, and starts it; returns the unsubscribe. */
    watch(table: TableGame, viewer: Viewer): () => void {
      const code = table.game.gameCode;
      viewers.set(code, viewersOf(code).add(viewer));
      start(table);
      notifyViewers(code);
      return () => {
        viewersOf(code).delete(viewer);
        notifyViewers(code);
      };
    },
    /** Keeps all these tables running for a while, for a lobby that shows them. */
    showInLobby(tables: readonly TableGame[]): void {
      lobbyUntil = deps.clock.now() + lobbyMs;
      for (const [at, table] of tables.entries())
        if (!plannedRound(table.game.gameCode))
          void openings.begin(table.game.gameCode, at * staggerMs).then((isRunning) => isRunning && start(table));
    },
    plannedRound,
    moment: (code: string) => moments.get(code),
    players: (code: string) => new Set([...viewersOf(code)].map(({ playerId }) => playerId)).size,
    place: createTicketService(deps, (code) => moments.get(code)),
    /** Sends refused items of a ticket again, for an operator; undefined if no such ticket is open or stuck. */
    end(roundId: string): Promise<Ended<Ticket>> | undefined {
      const ticket = tableStore.ticket(roundId);
      if (!ticket || (isTicketOver(ticket) && !isTicketStuck(ticket))) return undefined;
      return endRound({
        next: async () => (isTicketStuck(ticket) ? owedAgain(ticket) : 'under_way'),
        isSame: () => tableStore.ticket(roundId) === ticket,
        async apply(after) {
          await tableStore.saveTicket(after);
          await settleTickets(deps, [roundId]);
        },
        ended: () => tableStore.ticket(roundId) ?? ticket,
      });
    },
    /** Resumes what the last run left open. */
    resume: () => resumeTables(deps, left),
  };
}

/** Creates the plan of tables that a lobby starts, until their first round runs. */
function createOpenings({ clock, tableStore }: Pick<LiveDeps, 'clock' | 'tableStore'>) {
  const times = new Map<string, number>();
  return {
    /** Waits until the table opens; false if the process stops meanwhile. */
    begin(code: string, afterMs: number): Promise<boolean> {
      times.set(code, clock.now() + afterMs);
      return clock.wait(afterMs);
    },
    delete: (code: string) => times.delete(code),
    round(code: string): PlannedRound | undefined {
      const opensAt = times.get(code);
      if (opensAt === undefined) return undefined;
      return { table: code, roundNo: tableStore.lastRoundNo(code) + 1, openedAt: new Date(opensAt).toISOString() };
    },
  };
}

export type TableRoom = ReturnType<typeof createTableRoom>;
