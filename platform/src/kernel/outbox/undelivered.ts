import { and, eq, inArray, min, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outboxCursors as cursors, outboxEvents as events, outboxFailures as failures } from './outbox.tables.ts';

/**
 * Returns when the oldest event was written that one of the subscribers has not processed or that is its dead letter;
 * undefined if there is none. Reads cursors before dead letters, since an event becomes one in the transaction that
 * moves the cursor past it.
 */
export async function oldestUndelivered(
  { db }: Pick<Database, 'db'>,
  subscriptions: readonly { name: string; topic: string }[],
): Promise<Date | undefined> {
  const names = subscriptions.map(({ name }) => name);
  const cursorRows = await db.select().from(cursors).where(inArray(cursors.subscriber, names));
  const found: Date[] = [];
  for (const { name, topic } of subscriptions) {
    const { lastXid = 0n, lastId = 0n } = cursorRows.find(({ subscriber }) => subscriber === name) ?? {};
    // One query per subscriber with its cursor as a value, so that the planner sees that few events come after it.
    const isUndelivered = and(eq(events.topic, topic), sql`(${events.xid}, ${events.id}) > (${lastXid}, ${lastId})`);
    const [row] = await db
      .select({ at: min(events.createdAt) })
      .from(events)
      .where(isUndelivered);
    if (row?.at) found.push(row.at);
  }
  const [deadLetter] = await db
    .select({ at: min(events.createdAt) })
    .from(failures)
    .innerJoin(events, eq(events.id, failures.eventId))
    .where(inArray(failures.subscriber, names));
  if (deadLetter?.at) found.push(deadLetter.at);
  return found.sort((one, other) => one.getTime() - other.getTime())[0];
}
