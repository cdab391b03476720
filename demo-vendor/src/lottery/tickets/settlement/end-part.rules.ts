import type { PlatformRoundState } from '../../../operators/platform-round-state.ts';
import type { TicketPart } from '../lottery-ticket.ts';

/** Returns the stake of a part that its draw cannot judge. */
export const returnStake = (part: TicketPart): TicketPart => ({
  ...part,
  state: 'returning',
  reason: part.reason ?? 'draw_cancelled',
  paidMinor: 0,
  gains: [],
});

/**
 * Continues a stuck part by the state of its round at the platform. A round that is settled there may still need a
 * resettlement after a correction.
 */
export function resumePart(part: TicketPart, roundState: PlatformRoundState): TicketPart {
  if (roundState === 'rolled_back') return { ...part, state: 'returned' };
  if (roundState === 'unknown') return returnStake(part);
  if (roundState === 'settled') return { ...part, state: part.corrections > 0 ? 'resettling' : 'settled' };
  return { ...part, state: part.reason === undefined ? 'settling' : 'returning' };
}
