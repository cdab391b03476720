import type { CallOutput } from '@portal/shared/contract/define-call';
import type { getChance, getOwnChance } from '@portal/shared/contract/rewards/chance-calls';
import type { EnvelopeDrop } from '@portal/shared/contract/rewards/chance-shapes';

type Terms = CallOutput<typeof getChance>;
export type OwnChance = CallOutput<typeof getOwnChance>;

/** A drop with what the member's own envelope of it held, or that they want none. */
export type Drop = EnvelopeDrop & { taken?: string; isDeclined?: boolean };

/** Terms of all games, and what is the member's own, which visitors and trial accounts have not. */
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

/** Eggs that may be broken today: tickets beyond the day's number stay for another day. 0 for a visitor. */
export const eggsOfToday = ({ tickets = 0, drawnToday = 0, perDay }: Chance['egg']): number =>
  Math.max(0, Math.min(tickets, perDay - drawnToday));
