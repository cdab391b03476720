import type { TicketDeps } from './ticket-deps.ts';
import type { TicketChange } from './ticket-lines.rules.ts';

/** Saves changes of tickets, then notifies of them. */
export async function keepChanges(
  { books, changed }: Pick<TicketDeps, 'books' | 'changed'>,
  changes: readonly TicketChange[],
): Promise<void> {
  await books.change(changes);
  for (const { key } of changes) {
    const ticket = books.ticket(key);
    if (ticket) changed(ticket);
  }
}
