import { and, asc, eq, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { deposits } from './deposits.tables.ts';

const isDue = (now: Date) => and(eq(deposits.state, 'created'), lte(deposits.expiresAt, now));
const isLeftOpen = and(eq(deposits.state, 'cancelled'), eq(deposits.isClosed, false));

/** Orders whose time is over. */
export function depositsDue({ db }: Pick<Database, 'db'>) {
  return {
    /** Bank transfers that were not paid in time, the oldest first. */
    transfers: (now: Date, limit: number) =>
      db
        .select({ id: deposits.id })
        .from(deposits)
        .where(and(eq(deposits.provider, 'manual'), isDue(now)))
        .orderBy(asc(deposits.expiresAt))
        .limit(limit),
    /** Orders at providers that were not paid in time or were cancelled, which nobody should pay any more. */
    toClose: (now: Date, limit: number) =>
      db
        .select({ id: deposits.id, provider: deposits.provider })
        .from(deposits)
        .where(and(ne(deposits.provider, 'manual'), or(isDue(now), isLeftOpen)))
        .orderBy(asc(deposits.expiresAt))
        .limit(limit),
    noteClosed: (id: string) => db.update(deposits).set({ isClosed: true }).where(eq(deposits.id, id)),
  };
}
