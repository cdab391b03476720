import { readPlatformRoundState } from '../../operators/platform-round-state.ts';
import type { Ended, RoundFault } from '../../operators/round-acts.ts';
import { createAwaitedEnds, endRound } from '../../tickets/end-round.ts';
import { decidedByHand, type KnownMatches, resumeTicket } from './end-ticket.rules.ts';
import type { SportsTicketDeps } from './settle-tickets.ts';
import { isTicketOver, type SportsTicket } from './sports-ticket.ts';

/** Ends tickets for operators: stuck ones, and those whose matches do not end. `settle` sends due items. */
export function createTicketEnder(deps: SportsTicketDeps, known: KnownMatches, settle: () => void) {
  const { sportsStore, gateway, changed } = deps;
  const ends = createAwaitedEnds();

  async function next(ticket: SportsTicket): Promise<SportsTicket | RoundFault> {
    if (ticket.state === 'taken') {
      const decided = decidedByHand(known, ticket);
      return decided === ticket ? 'still_played' : decided;
    }
    if (ticket.state !== 'stuck') return 'under_way';
    const roundState = await readPlatformRoundState(gateway, ticket.roundId);
    return roundState === undefined ? 'try_again' : resumeTicket(known, ticket, roundState);
  }

  async function apply(ticket: SportsTicket): Promise<void> {
    const isOver = isTicketOver(ticket) ? Promise.resolve() : ends.next(ticket.roundId);
    await sportsStore.saveTicket(ticket);
    changed(ticket);
    settle();
    await isOver;
  }

  return {
    /** Ends a ticket; undefined if no such ticket is open. Resolves when the platform has answered. */
    end(roundId: string): Promise<Ended<SportsTicket>> | undefined {
      const ticket = sportsStore.ticket(roundId);
      if (!ticket || (isTicketOver(ticket) && ticket.state !== 'stuck')) return undefined;
      return endRound({
        next: () => next(ticket),
        isSame: () => sportsStore.ticket(roundId) === ticket,
        apply,
        ended: () => sportsStore.ticket(roundId) ?? ticket,
      });
    },
    /** Called when a ticket has changed. */
    changed(ticket: SportsTicket): void {
      if (isTicketOver(ticket)) ends.over(ticket.roundId);
    },
  };
}
