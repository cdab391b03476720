import type { Standing } from '../../operators/standing.ts';
import type { TicketPart } from './lottery-ticket.ts';

/** A part whose stake goes back: its draw may have been held, but can judge nobody's ticket. */
export const givenBack = (part: TicketPart): TicketPart => ({
  ...part,
  ...{ state: 'returning', reason: part.reason ?? 'draw_cancelled', paidMinor: 0, gains: [] },
});

/**
 * A part of which the platform refused to book what was owed, as it goes on where its round stands there. A round that is
 * settled there may still owe what a correction has changed.
 */
export function goesOn(part: TicketPart, standing: Standing): TicketPart {
  if (standing === 'rolled_back') return { ...part, state: 'returned' };
  if (standing === 'unknown') return givenBack(part);
  if (standing === 'settled') return { ...part, state: part.corrections > 0 ? 'resettling' : 'settled' };
  return { ...part, state: part.reason === undefined ? 'settling' : 'returning' };
}
