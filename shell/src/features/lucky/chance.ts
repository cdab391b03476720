import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { getChance, getOwnChance } from '@portal/shared/contract/rewards/chance';
import type { EnvelopeDrop } from '@portal/shared/contract/rewards/chance-shapes';

type Terms = CallOutput<typeof getChance>;
export type OwnChance = CallOutput<typeof getOwnChance>;

/** A drop with the member's own envelope of it, or the fact that the member declined it. */
export type Drop = EnvelopeDrop & { taken?: string; isDeclined?: boolean };

/** Terms of all games plus the member's own state, which visitors and trial accounts do not have. */
export interface Chance {
  wheel: Terms['wheel'] & Partial<OwnChance['wheel']>;
  egg: Terms['egg'] & Partial<OwnChance['egg']>;
  envelope: Omit<Terms['envelope'], 'drops'> & { drops: Drop[] };
}

export function withOwn({ wheel, egg, envelope }: Terms, own: OwnChance | undefined): Chance {
  const drops = envelope.drops.map((drop) => ({
    ...drop,
    taken: own?.envelope.taken[drop.id],
    isDeclined: own?.envelope.declined.includes(drop.id),
  }));
  return { wheel: { ...wheel, ...own?.wheel }, egg: { ...egg, ...own?.egg }, envelope: { ...envelope, drops } };
}

/** Number of eggs that can be broken today: tickets above the daily limit stay for another day. 0 for a visitor. */
export const eggsOfToday = ({ tickets = 0, drawnToday = 0, perDay }: Chance['egg']): number =>
  Math.max(0, Math.min(tickets, perDay - drawnToday));
