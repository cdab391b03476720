import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { sessions } from '../tables.ts';
import { deviceWords } from './device.rules.ts';
import { isAlive } from './tokens.rules.ts';

type SessionRow = typeof sessions.$inferSelect;

/** A session as it is shown to people: times in ISO 8601, browser and system by name. */
export interface SeenSession {
  startedAt: string;
  lastSeenAt: string;
  address: string;
  device: string;
}

/** Active sessions of a member, the most recently used first. */
export async function activeSessions({ db, clock }: Kernel, memberId: string): Promise<SessionRow[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.startedAt));
  return rows.filter((row) => isAlive(row, clock.now()));
}

export function seenSession({ startedAt, lastSeenAt, address, client }: SessionRow): SeenSession {
  return {
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    address,
    device: deviceWords(client),
  };
}
