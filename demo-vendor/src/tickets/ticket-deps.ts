import type { Gateway } from '../gateway/platform-client.ts';
import type { Clock } from '../timing/clock.ts';

/** Dependencies of everything that handles tickets. */
export interface TicketDeps<Ticket> {
  gateway: Gateway;
  clock: Clock;
  log(message: string, details: object): void;
  /** Called after each change of a ticket is on disk. */
  changed(ticket: Ticket): void;
}
