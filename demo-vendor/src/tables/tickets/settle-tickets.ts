import { settleAll, ticketWork } from '../../tickets/settler.ts';
import type { TicketDeps } from '../../tickets/ticket-deps.ts';
import type { TableStore } from '../table-store.ts';
import { afterSettle, dueItems } from './ticket.rules.ts';
import type { Ticket } from './ticket.ts';

export interface TableTicketDeps extends TicketDeps<Ticket> {
  tableStore: TableStore;
}

/** Settles tickets until the platform has answered or the process stops. */
export function settleTickets(deps: TableTicketDeps, roundIds: readonly string[]): Promise<void> {
  const { tableStore } = deps;
  const tickets = () => roundIds.flatMap((id) => tableStore.ticket(id) ?? []);
  return settleAll(deps, ticketWork(deps, { tickets, dueItems, afterSettle, save: tableStore.saveTicket }));
}
