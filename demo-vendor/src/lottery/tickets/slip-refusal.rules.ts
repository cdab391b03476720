import type { SlipFault } from '../lottery-shapes.ts';
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

/**
 * None of a slip stands: stakes that were taken go back, and those nobody has answered; the others never were.
 * `refusedNo` is the part whose stake the platform has refused.
 */
export function refusedSlip(
  { parts }: LotteryTicket,
  refusal: TicketRefusal,
  refusedNo?: number,
): Omit<TicketChange, 'key'> {
  const after = parts.map((part, no): TicketPart => {
    const isOwed = part.state === 'taken' || (part.state === 'asked' && no !== refusedNo);
    return { ...part, state: isOwed ? 'returning' : 'dropped', reason: 'slip_refused' };
  });
  return { state: 'refused', refusal, parts: after.map((part, no) => ({ no, part })) };
}
