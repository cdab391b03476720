import { readPlatformRoundState } from '../../../operators/platform-round-state.ts';
import type { Ended, RoundFault } from '../../../operators/round-acts.ts';
import { createAwaitedEnds, endRound } from '../../../tickets/end-round.ts';
import { isPartOver, type LotteryTicket, type TicketPart } from '../lottery-ticket.ts';
import { saveChanges } from '../save-changes.ts';
import { kindOfTicket, type LotteryTicketDeps } from '../ticket-deps.ts';
import type { PartAt } from '../ticket-store.ts';
import { type ChangedPart, decideTicket } from './decide.rules.ts';
import { resumePart, returnStake } from './end-part.rules.ts';

interface Known extends PartAt {
  ticket: LotteryTicket;
  part: TicketPart;
}
type Next = readonly ChangedPart[] | RoundFault;

/** Ends parts of tickets for operators: stuck ones, and those that their draws cannot judge. */
export function createPartEnder(deps: LotteryTicketDeps, settle: () => void) {
  const { ticketStore, draws, gateway } = deps;
  const ends = createAwaitedEnds();

  function find(roundId: string): Known | undefined {
    const at = ticketStore.partOf(roundId);
    const ticket = at && ticketStore.ticket(at.key);
    const part = ticket?.parts[at?.no ?? -1];
    return at && ticket && part && { ...at, ticket, part };
  }

  /** Judges a part by its draw; returns the stake if that fails. */
  function decided({ ticket, part, no }: Known): Next {
    const state = draws.find(ticket.gameCode, part.drawId)?.state;
    if (state !== 'result' && state !== 'cancelled') return 'still_played';
    try {
      const drawOf = (drawId: string) => draws.find(ticket.gameCode, drawId);
      const changed = decideTicket(ticket, kindOfTicket(deps, ticket), drawOf);
      // An undecided part waits for an earlier draw of its ticket.
      return changed.some((each) => each.no === no) ? changed : 'still_played';
    } catch (error) {
      deps.log('a ticket that cannot be judged is given back', { roundId: part.roundId, error: String(error) });
      return [{ no, part: returnStake(part) }];
    }
  }

  async function next(known: Known): Promise<Next> {
    const { ticket, part, no } = known;
    if (ticket.state === 'taken' && part.state === 'taken') return decided(known);
    if (part.state !== 'stuck') return 'under_way';
    const roundState = await readPlatformRoundState(gateway, part.roundId);
    return roundState === undefined ? 'try_again' : [{ no, part: resumePart(part, roundState) }];
  }

  async function apply({ key, no, part: { roundId } }: Known, changed: readonly ChangedPart[]): Promise<void> {
    const isOver = changed.some((each) => each.no === no && isPartOver(each.part));
    const over = isOver ? Promise.resolve() : ends.next(roundId);
    await saveChanges(deps, [{ key, parts: changed }]);
    settle();
    await over;
  }

  return {
    /** Ends a part; undefined if no such part is open. Resolves when the platform has answered. */
    end(roundId: string): Promise<Ended<Known>> | undefined {
      const known = find(roundId);
      if (!known || (isPartOver(known.part) && known.part.state !== 'stuck')) return undefined;
      // Other parts of the ticket may change meanwhile.
      const isSame = () => find(roundId)?.part === known.part;
      return endRound({
        next: () => next(known),
        isSame,
        apply: (after) => apply(known, after),
        ended: () => find(roundId) ?? known,
      });
    },
    /** Called when a ticket has changed. */
    changed({ parts }: LotteryTicket): void {
      for (const part of parts) if (isPartOver(part)) ends.over(part.roundId);
    },
  };
}
