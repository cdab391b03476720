const operatorIdleMinutes = 15;
const operatorSessionHours = 12;
const provedMinutes = 10;
export const triesBeforeLock = 5;
export const lockMinutes = 15;

/** An operator's session ends after 15 idle minutes and after 12 hours; a command line token only when it is revoked. */
export function operatorSessionIsAlive(
  session: { startedAt: Date; lastSeenAt: Date; endedAt: Date | null; longLived: boolean },
  now: Date,
): boolean {
  if (session.endedAt) return false;
  if (session.longLived) return true;
  const isActive = now.getTime() - session.lastSeenAt.getTime() < operatorIdleMinutes * 60_000;
  return isActive && now.getTime() - session.startedAt.getTime() < operatorSessionHours * 3_600_000;
}

/**
 * True when a code of the authenticator is older than ten minutes: a stolen session alone does nothing to accounts, keys,
 * money and releases. The machine's token has no authenticator.
 */
export const mustStepUp = ({ provedAt, longLived }: { provedAt: Date; longLived: boolean }, now: Date): boolean =>
  !longLived && now.getTime() - provedAt.getTime() > provedMinutes * 60_000;
