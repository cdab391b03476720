import type { Standing } from '../../operators/standing.ts';
import type { TicketPart } from './lottery-ticket.ts';

/** Returns the stake of a part that its draw cannot judge. */
export const givenBack = (part: TicketPart): TicketPart => ({
  ...part,
  ...{ state: 'returning', reason: part.reason ?? 'draw_cancelled', paidMinor: 0, gains: [] },
});

/**
 * Continues a stuck part by the state of its round at the platform. A round that is settled there may still need a
 * resettlement after a correction.
 */
export function goesOn(part: TicketPart, standing: Standing): TicketPart {
  if (standing === 'rolled_back') return { ...part, state: 'returned' };
  if (standing === 'unknown') return givenBack(part);
  if (standing === 'settled') return { ...part, state: part.corrections > 0 ? 'resettling' : 'settled' };
  return { ...part, state: part.reason === undefined ? 'settling' : 'returning' };
}
