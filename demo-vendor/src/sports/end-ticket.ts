import type { Ended } from '../operators/round-acts.ts';
import { standingOf } from '../operators/standing.ts';
import { createAwaitedEnds } from '../rounds/awaited-ends.ts';
import type { TicketDeps } from './ask-for-stake.ts';
import { type BookTicket, isTicketOver } from './book-ticket.ts';
import { decidedByHand, goesOn, type KnownMatches } from './end-ticket.rules.ts';

/** Ends tickets for operators: stuck ones, and those whose matches do not end. `settle` sends due items. */
export function createTicketEnder(deps: TicketDeps, known: KnownMatches, settle: () => void) {
  const { books, gateway, changed } = deps;
  const ends = createAwaitedEnds();

  async function next(ticket: BookTicket): Promise<BookTicket | 'try_again'> {
    if (ticket.state === 'taken') return decidedByHand(known, ticket);
    const standing = await standingOf(gateway, ticket.roundId);
    return standing === undefined ? 'try_again' : goesOn(known, ticket, standing);
  }

  async function end(ticket: BookTicket): Promise<Ended<BookTicket>> {
    const { roundId } = ticket;
    if (ticket.state !== 'taken' && ticket.state !== 'stuck') return { kind: 'no', code: 'under_way' };
    const after = await next(ticket);
    if (after === 'try_again') return { kind: 'no', code: after };
    // No await between this check and the save.
    if (books.ticket(roundId) !== ticket) return { kind: 'no', code: 'under_way' };
    if (after === ticket) return { kind: 'no', code: 'still_played' };
    const isOver = isTicketOver(after) ? Promise.resolve() : ends.next(roundId);
    await books.saveTicket(after);
    changed(after);
    settle();
    await isOver;
    return { kind: 'done', round: books.ticket(roundId) ?? after };
  }

  return {
    /** Ends a ticket; undefined if no such ticket is open. Resolves when the platform has answered. */
    end(roundId: string): Promise<Ended<BookTicket>> | undefined {
      const ticket = books.ticket(roundId);
      return ticket && (!isTicketOver(ticket) || ticket.state === 'stuck') ? end(ticket) : undefined;
    },
    /** Called when a ticket has changed. */
    changed(ticket: BookTicket): void {
      if (isTicketOver(ticket)) ends.over(ticket.roundId);
    },
  };
}
