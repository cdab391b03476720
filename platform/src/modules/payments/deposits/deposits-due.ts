import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { deposits } from './deposits.tables.ts';

const isDue = (now: Date) => and(eq(deposits.state, 'created'), lte(deposits.expiresAt, now));
const isLeftOpen = and(eq(deposits.state, 'cancelled'), eq(deposits.isOpened, true), eq(deposits.isClosed, false));
const isTurn = (now: Date) => or(isNull(deposits.askAgainAt), lte(deposits.askAgainAt, now));
/** Failed attempts come after orders that were never tried. */
const byTurn = [asc(sql`coalesce(${deposits.askAgainAt}, ${deposits.expiresAt})`), asc(deposits.id)];

/** Reads the orders whose time is over. */
export function depositsDue({ db }: Pick<Database, 'db'>) {
  return {
    /** Bank transfers not paid in time, oldest first. */
    transfers: (now: Date, limit: number) =>
      db
        .select({ id: deposits.id })
        .from(deposits)
        .where(and(eq(deposits.provider, 'manual'), isDue(now), isTurn(now)))
        .orderBy(...byTurn)
        .limit(limit),
    /** Provider orders not paid in time, and cancelled ones whose page was opened: nobody should pay them any more. */
    toClose: (now: Date, limit: number) =>
      db
        .select({ id: deposits.id, provider: deposits.provider })
        .from(deposits)
        .where(and(ne(deposits.provider, 'manual'), or(isDue(now), isLeftOpen), isTurn(now)))
        .orderBy(...byTurn)
        .limit(limit),
    askAgain: (id: string, at: Date) => db.update(deposits).set({ askAgainAt: at }).where(eq(deposits.id, id)),
    noteClosed: (id: string) => db.update(deposits).set({ isClosed: true }).where(eq(deposits.id, id)),
  };
}
