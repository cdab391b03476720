import { wholeNumberTyped } from '@portal/shared/contract/typed/typed-amount.rules';

/** Highest numbers of the contract (agents/downlines.ts, createInvitationLink). */
export const linkBounds = { days: 365, usesAtMost: 100_000 } as const;

/** True for an empty field, which sets no limit, and for a whole number from 1 to `most`. */
export function isWithin(typed: string, most: number): boolean {
  if (typed.trim() === '') return true;
  const number = wholeNumberTyped(typed) ?? 0;
  return number >= 1 && number <= most;
}
