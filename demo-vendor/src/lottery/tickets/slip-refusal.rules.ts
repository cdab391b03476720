import type { SlipFault } from '../lottery-shapes.ts';
import type { ChangedPart } from './decide.rules.ts';
import type { LotteryTicket, TicketPart, TicketRefusal } from './lottery-ticket.ts';
import type { TicketChange } from './ticket-lines.rules.ts';

/** Refusals of the platform that a page knows. */
const told: Readonly<Record<string, SlipFault>> = {
  insufficient_balance: 'insufficient_balance',
  play_stopped: 'play_stopped',
  launch_ended: 'launch_ended',
  unknown_game: 'unknown_game',
  below_minimum: 'below_minimum',
  above_maximum: 'above_maximum',
};

/** What a page is told of a refusal; undefined for one that should not have come. */
export const faultOf = (code: string): SlipFault | undefined => told[code];

export interface RefusedStake {
  refusal: TicketRefusal;
  /** The part whose stake the platform has refused. */
  refusedNo?: number | undefined;
  /** Whether the draw of a part has been drawn, or its time has come. */
  isDrawn(part: TicketPart): boolean;
}

/**
 * A slip that cannot be had whole: stakes that were taken go back, and those nobody has answered; the others never were.
 * A stake that was taken and whose draw was drawn meanwhile stands, and the ticket with it: whoever has seen the result
 * shall not undo it by an empty wallet or by logging out.
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
