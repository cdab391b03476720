import { readPlatformRoundState } from '../../operators/platform-round-state.ts';
import type { Ended } from '../../operators/round-acts.ts';
import { createAwaitedEnds } from '../../rounds/awaited-ends.ts';
import type { TicketDeps } from './ask-for-stake.ts';
import { decidedByHand, type KnownMatches, resumeTicket } from './end-ticket.rules.ts';
import { isTicketOver, type SportsTicket } from './sports-ticket.ts';

/** Ends tickets for operators: stuck ones, and those whose matches do not end. `settle` sends due items. */
export function createTicketEnder(deps: TicketDeps, known: KnownMatches, settle: () => void) {
  const { sportsStore, gateway, changed } = deps;
  const ends = createAwaitedEnds();

  async function next(ticket: SportsTicket): Promise<SportsTicket | 'try_again'> {
    if (ticket.state === 'taken') return decidedByHand(known, ticket);
    const roundState = await readPlatformRoundState(gateway, ticket.roundId);
    return roundState === undefined ? 'try_again' : resumeTicket(known, ticket, roundState);
  }

  async function end(ticket: SportsTicket): Promise<Ended<SportsTicket>> {
    const { roundId } = ticket;
    if (ticket.state !== 'taken' && ticket.state !== 'stuck') return { kind: 'no', code: 'under_way' };
    const after = await next(ticket);
    if (after === 'try_again') return { kind: 'no', code: after };
    // No await between this check and the save.
    if (sportsStore.ticket(roundId) !== ticket) return { kind: 'no', code: 'under_way' };
    if (after === ticket) return { kind: 'no', code: 'still_played' };
    const isOver = isTicketOver(after) ? Promise.resolve() : ends.next(roundId);
    await sportsStore.saveTicket(after);
    changed(after);
    settle();
    await isOver;
    return { kind: 'done', round: sportsStore.ticket(roundId) ?? after };
  }

  return {
    /** Ends a ticket; undefined if no such ticket is open. Resolves when the platform has answered. */
    end(roundId: string): Promise<Ended<SportsTicket>> | undefined {
      const ticket = sportsStore.ticket(roundId);
      return ticket && (!isTicketOver(ticket) || ticket.state === 'stuck') ? end(ticket) : undefined;
    },
    /** Called when a ticket has changed. */
    changed(ticket: SportsTicket): void {
      if (isTicketOver(ticket)) ends.over(ticket.roundId);
    },
  };
}
