import type { LotteryTicketDeps } from './ticket-deps.ts';
import type { TicketChange } from './ticket-journal.rules.ts';

/** Saves changes of tickets, then notifies of them. */
export async function saveChanges(
  { ticketStore, changed }: Pick<LotteryTicketDeps, 'ticketStore' | 'changed'>,
  changes: readonly TicketChange[],
): Promise<void> {
  await ticketStore.change(changes);
  for (const { key } of changes) {
    const ticket = ticketStore.ticket(key);
    if (ticket) changed(ticket);
  }
}
