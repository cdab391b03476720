import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { SessionsEnded } from '../session-module.ts';
import { sessions } from '../tables.ts';
import { type EndReason, shownId } from './tokens.rules.ts';

export interface SessionEnder {
  onEnded(listener: SessionsEnded): void;
  /** Ends one session of the member. */
  one(memberId: string, sessionId: string, reason: EndReason): Promise<void>;
  /** Ends all sessions of the member except the one named, and returns how many. */
  all(memberId: string, reason: EndReason, exceptSessionId?: string): Promise<number>;
}

/**
 * Ends sessions, then notifies the listeners (open games) and, by the live stream, the open pages: which sessions, and
 * why.
 */
export function createSessionEnder({ database, clock, live }: Kernel): SessionEnder {
  const listeners: SessionsEnded[] = [];

  async function end(memberId: string, which: SQL | undefined, reason: EndReason): Promise<number> {
    const ended = await database.db
      .update(sessions)
      .set({ endedAt: clock.now(), endReason: reason })
      .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), which))
      .returning({ id: sessions.id });
    if (ended.length === 0) return 0;
    const ids = ended.map(({ id }) => id);
    for (const listener of listeners) await listener(ids, reason);
    live.publish(memberId, { type: 'logout', reason, sessionIds: ids.map(shownId) });
    return ids.length;
  }

  return {
    onEnded: (listener) => void listeners.push(listener),
    one: async (memberId, sessionId, reason) => void (await end(memberId, eq(sessions.id, sessionId), reason)),
    all: (memberId, reason, except) => end(memberId, except ? ne(sessions.id, except) : undefined, reason),
  };
}
