import type { TableGame } from '../games/table-games.ts';
import { createLoop } from '../retry/create-loop.ts';
import { type LiveDeps, type Moment, playRound } from './live-table.ts';
import { resumeTables } from './resume-tables.ts';
import { createBetService } from './tickets/bet-service.ts';
import { settleTickets } from './tickets/settle-tickets.ts';
import { isTicketStuck, type Ticket } from './tickets/ticket.ts';
import { owedAgain } from './tickets/unsettled-tickets.rules.ts';

/** A page that watches a table. */
interface Viewer {
  playerId: string;
  /** Called when the table has changed. */
  table(): void;
  /** Called when the viewer's own ticket has changed. */
  ticket(ticket: Ticket): void;
}

/** Creates the running tables. A table runs while somebody watches it, and until its round is over. */
export function createTableRoom(given: Omit<LiveDeps, 'changed'>) {
  const viewers = new Map<string, Set<Viewer>>();
  const moments = new Map<string, Moment>();
  const loops = new Map<string, () => void>();
  const viewersOf = (code: string) => viewers.get(code) ?? new Set<Viewer>();
  const deps: LiveDeps = {
    ...given,
    changed(ticket) {
      for (const viewer of viewersOf(ticket.table)) if (viewer.playerId === ticket.playerId) viewer.ticket(ticket);
    },
  };
  // Read before the first round of this run, so these are left from the last run.
  const left = { rounds: given.tableStore.openRounds(), tickets: given.tableStore.openTickets() };
  const notifyViewers = (code: string) => {
    for (const viewer of viewersOf(code)) viewer.table();
  };

  function loopOf(table: TableGame): () => void {
    const code = table.game.gameCode;
    const show = (moment: Moment) => {
      moments.set(code, moment);
      notifyViewers(code);
    };
    return createLoop({
      isNeeded: () => viewersOf(code).size > 0,
      turn: () => playRound(deps, table, show),
      failed: (error) => deps.log('a table stopped', { table: code, error: String(error) }),
      ended: () => void moments.delete(code),
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
    moment: (code: string) => moments.get(code),
    players: (code: string) => new Set([...viewersOf(code)].map(({ playerId }) => playerId)).size,
    place: createBetService(deps, (code) => moments.get(code)),
    /** Sends refused items of a ticket again; undefined if it is not stuck. */
    async settleAgain(roundId: string): Promise<Ticket | undefined> {
      const ticket = deps.tableStore.ticket(roundId);
      if (!ticket || !isTicketStuck(ticket)) return undefined;
      await deps.tableStore.saveTicket(owedAgain(ticket));
      await settleTickets(deps, [roundId]);
      return deps.tableStore.ticket(roundId);
    },
    /** Resumes what the last run left open. */
    resume: () => resumeTables(deps, left),
  };
}

export type TableRoom = ReturnType<typeof createTableRoom>;
