export const idleMinutes = 30;
export const absoluteHours = 12;

/** Why a session is over, as open pages are told (`reason` of the live event `logout`). */
export type EndReason = (typeof endReasons)[number];
const endReasons = [
  'session_expired',
  'logged_in_elsewhere',
  'ended_by_you',
  'password_changed',
  'ended_by_operator',
  'account_closed',
] as const;

export interface SessionTimes {
  startedAt: Date;
  lastSeenAt: Date;
  endedAt: Date | null;
}

/** What is shown of a session's id: enough to tell it from others, and it gives nothing away. */
export function shownId(sessionId: string): string {
  return sessionId.slice(0, 22);
}

/** The end of a session, whatever its activity. */
export function endsAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + absoluteHours * 3_600_000);
}

/** Why a session is over; undefined while it lives. */
export function whyOver(session: SessionTimes & { endReason: string | null }, now: Date): EndReason | undefined {
  if (isAlive(session, now)) return undefined;
  return endReasons.find((reason) => reason === session.endReason) ?? 'session_expired';
}

/** A session lives until it is ended, idle for 30 minutes, or 12 hours old. */
export function isAlive(session: SessionTimes, now: Date): boolean {
  if (session.endedAt) return false;
  const idleMs = now.getTime() - session.lastSeenAt.getTime();
  const ageMs = now.getTime() - session.startedAt.getTime();
  return idleMs < idleMinutes * 60_000 && ageMs < absoluteHours * 3_600_000;
}

/** Writing "last seen" on every call would be a write per read; once a minute is exact enough for 30. */
export function needsTouch(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= 60_000;
}
