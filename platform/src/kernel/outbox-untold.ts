import { and, eq, inArray, min, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { outboxCursors as cursors, outboxEvents as events, outboxFailures as failures } from './outbox.tables.ts';

/**
 * When the oldest event was written that one of the subscribers was not told yet, or could not take; undefined when they were
 * told all of them. Places are read before what is set aside: an event goes there in the transaction that passes it.
 */
export async function oldestUntold(
  { db }: Pick<Database, 'db'>,
  subscriptions: readonly { name: string; topic: string }[],
): Promise<Date | undefined> {
  const names = subscriptions.map(({ name }) => name);
  const places = await db.select().from(cursors).where(inArray(cursors.subscriber, names));
  const found: Date[] = [];
  for (const { name, topic } of subscriptions) {
    const { lastXid = 0n, lastId = 0n } = places.find(({ subscriber }) => subscriber === name) ?? {};
    // A query each, with its place as a value: so the planner sees that few events come after it, however many there are.
    const isUntold = and(eq(events.topic, topic), sql`(${events.xid}, ${events.id}) > (${lastXid}, ${lastId})`);
    const [row] = await db
      .select({ at: min(events.createdAt) })
      .from(events)
      .where(isUntold);
    if (row?.at) found.push(row.at);
  }
  const [aside] = await db
    .select({ at: min(events.createdAt) })
    .from(failures)
    .innerJoin(events, eq(events.id, failures.eventId))
    .where(inArray(failures.subscriber, names));
  if (aside?.at) found.push(aside.at);
  return found.sort((one, other) => one.getTime() - other.getTime())[0];
}
