import type { TicketView } from '../../../../lottery/lottery-shapes.ts';
import { isBeingSettled } from '../ticket.rules.ts';

export interface TicketUpdate {
  /** The ticket at the last notification. */
  before: TicketView;
  after: TicketView;
}

/** Delays the notification of drawn tickets until they are paid; compares with what the player knew before. */
export function createTicketUpdates() {
  const held = new Map<string, TicketView>();
  return (before: TicketView, after: TicketView): TicketUpdate | undefined => {
    const known = held.get(after.ticketId) ?? before;
    if (isBeingSettled(after)) return void held.set(after.ticketId, known);
    held.delete(after.ticketId);
    return { before: known, after };
  };
}
