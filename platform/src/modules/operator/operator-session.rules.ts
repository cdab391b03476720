import type { OperatorRoleName } from '@portal/shared/contract/define-call';

export const operatorIdleMinutes = 15;
export const failuresBeforeLock = 5;
export const lockMinutes = 15;

/** Admin may do all; a call without roles is open to every operator. */
export function mayUse(held: readonly string[], wanted: readonly OperatorRoleName[] | undefined): boolean {
  if (!wanted || held.includes('admin')) return true;
  return wanted.some((role) => held.includes(role));
}

/** An operator's session ends after 15 idle minutes; the token of the command line has no end but its withdrawal. */
export function operatorSessionIsAlive(
  session: { lastSeenAt: Date; endedAt: Date | null; longLived: boolean },
  now: Date,
): boolean {
  if (session.endedAt) return false;
  return session.longLived || now.getTime() - session.lastSeenAt.getTime() < operatorIdleMinutes * 60_000;
}
