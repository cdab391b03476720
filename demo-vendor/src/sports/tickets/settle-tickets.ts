import { createSettler, ticketWork } from '../../tickets/settler.ts';
import type { TicketDeps } from '../../tickets/ticket-deps.ts';
import type { SportsStore } from '../sports-store.ts';
import type { SportsTicket } from './sports-ticket.ts';
import { afterSettle, dueItems, withFinals } from './ticket.rules.ts';

export interface SportsTicketDeps extends TicketDeps<SportsTicket> {
  sportsStore: SportsStore;
}

/** Creates the functions that decide and settle tickets. */
export function createSettlement(deps: SportsTicketDeps) {
  const { sportsStore, changed } = deps;
  return {
    /** Decides a taken ticket by its finished matches. */
    async decide(ticket: SportsTicket): Promise<void> {
      const after = withFinals(ticket, (fixtureId) => sportsStore.fixture(fixtureId)?.final);
      if (after === ticket) return;
      await sportsStore.saveTicket(after);
      changed(after);
    },
    settle: createSettler(
      deps,
      ticketWork(deps, { tickets: sportsStore.dueTickets, dueItems, afterSettle, save: sportsStore.saveTicket }),
    ),
  };
}
