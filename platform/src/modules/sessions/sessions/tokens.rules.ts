export const idleMinutes = 30;
const absoluteHours = 12;

/** Why a session has ended, as sent to open pages (`reason` of the live event `logout`). */
export type EndReason = (typeof endReasons)[number];
const endReasons = [
  'session_expired',
  'logged_in_elsewhere',
  'ended_by_you',
  'password_changed',
  'ended_by_operator',
  'account_closed',
] as const;

interface SessionTimes {
  startedAt: Date;
  lastSeenAt: Date;
  endedAt: Date | null;
}

/** The part of a session's id that is shown: enough to distinguish it, and not usable as a token. */
export function shownId(sessionId: string): string {
  return sessionId.slice(0, 22);
}

/** The latest end of a session, whatever its activity. */
export function endsAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + absoluteHours * 3_600_000);
}

/** Why a session has ended; undefined while it is active. */
export function endReasonOf(session: SessionTimes & { endReason: string | null }, now: Date): EndReason | undefined {
  if (isAlive(session, now)) return undefined;
  return endReasons.find((reason) => reason === session.endReason) ?? 'session_expired';
}

/** A session is active until it is ended, idle for 30 minutes, or 12 hours old. */
export function isAlive(session: SessionTimes, now: Date): boolean {
  if (session.endedAt) return false;
  const idleMs = now.getTime() - session.lastSeenAt.getTime();
  const ageMs = now.getTime() - session.startedAt.getTime();
  return idleMs < idleMinutes * 60_000 && ageMs < absoluteHours * 3_600_000;
}

/** Writing "last seen" on every call would be one write per read; once a minute is exact enough for a limit of 30. */
export function needsTouch(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= 60_000;
}
