import type { SlipFault } from '../../lottery-shapes.ts';
import type { LotteryTicket, TicketPart, TicketRefusal } from '../lottery-ticket.ts';
import type { ChangedPart } from '../settlement/decide.rules.ts';
import type { TicketChange } from '../ticket-journal.rules.ts';

/** Refusal codes of the platform that are passed to a page. */
const faultsByCode: Readonly<Record<string, SlipFault>> = {
  insufficient_balance: 'insufficient_balance',
  play_stopped: 'play_stopped',
  launch_ended: 'launch_ended',
  unknown_game: 'unknown_game',
  below_minimum: 'below_minimum',
  above_maximum: 'above_maximum',
};

/** Maps a refusal code for the page; undefined for an unexpected one. */
export const faultOf = (code: string): SlipFault | undefined => faultsByCode[code];

interface RefusedStake {
  refusal: TicketRefusal;
  /** Index of the part whose stake the platform has refused. */
  refusedNo?: number | undefined;
  /** Returns whether the draw of a part has been drawn, or its time has come. */
  isDrawn(part: TicketPart): boolean;
}

/**
 * Refuses a slip that cannot be taken as a whole: taken and unanswered stakes are rolled back, the others dropped. A
 * taken stake whose draw was drawn meanwhile stays, and the ticket with it, so that nobody who has seen the result can
 * undo it by an empty wallet or by logging out.
 */
export function refusedSlip(
  { parts }: LotteryTicket,
  { refusal, refusedNo, isDrawn }: RefusedStake,
): Omit<TicketChange, 'key'> {
  const after = parts.flatMap((part, no): ChangedPart[] => {
    if (part.state === 'taken' && isDrawn(part)) return [];
    const isOwed = part.state === 'taken' || (part.state === 'asked' && no !== refusedNo);
    return [{ no, part: { ...part, state: isOwed ? 'returning' : 'dropped', reason: 'slip_refused' } }];
  });
  return { state: after.length < parts.length ? 'taken' : 'refused', refusal, parts: after };
}
