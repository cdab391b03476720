import type { TicketView } from '../../../lottery/lottery-shapes.ts';
import { isBeingSettled } from './ticket.rules.ts';

export interface TicketNews {
  /** As the player was told of it last. */
  before: TicketView;
  after: TicketView;
}

/** Holds back what is drawn and not booked: it is news with its money, against what the player knew before. */
export function createNewsOfTickets() {
  const held = new Map<string, TicketView>();
  return (before: TicketView, after: TicketView): TicketNews | undefined => {
    const known = held.get(after.ticketId) ?? before;
    if (isBeingSettled(after)) return void held.set(after.ticketId, known);
    held.delete(after.ticketId);
    return { before: known, after };
  };
}
