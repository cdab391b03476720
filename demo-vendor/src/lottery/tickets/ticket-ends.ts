import { isTicketOver, keyOf, type LotteryTicket } from './lottery-ticket.ts';
import type { TicketStore } from './ticket-store.ts';

/** Creates waits for tickets to end. */
export function createTicketEnds(ticketStore: TicketStore) {
  const awaited = new Map<string, Set<() => void>>();
  return {
    /** Resolves when the platform has answered everything of the ticket. */
    over(key: string): Promise<void> {
      const ticket = ticketStore.ticket(key);
      if (!ticket || isTicketOver(ticket)) return Promise.resolve();
      return new Promise((resolve) => {
        awaited.set(key, (awaited.get(key) ?? new Set()).add(resolve));
      });
    },
    changed(ticket: LotteryTicket): void {
      if (!isTicketOver(ticket)) return;
      const key = keyOf(ticket);
      for (const resolve of awaited.get(key) ?? []) resolve();
      awaited.delete(key);
    },
  };
}
