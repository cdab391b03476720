/** Highest numbers of the contract (agents/team-calls.ts, createInvitationLink). */
export const linkBounds = { days: 365, usesAtMost: 100_000 } as const;

/** True for nothing, which sets no end, and for a whole number from 1 to `most`. */
export function isWithin(typed: string, most: number): boolean {
  if (typed === '') return true;
  return /^\d{1,9}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;
}
