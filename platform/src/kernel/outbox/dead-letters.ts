import { asc, count, eq, getTableColumns } from 'drizzle-orm';
import type { KernelParts } from '../kernel-parts.ts';
import { outboxMessageOf, type Subscription } from './delivery.ts';
import { outboxCursors as cursors, outboxEvents as events, outboxFailures as failures } from './outbox.tables.ts';

/** A dead letter: an event that failed for a subscriber after many attempts. */
export interface DeadLetter {
  id: string;
  subscriber: string;
  topic: string;
  eventId: string;
  /** When the event was written. */
  writtenAt: Date;
  failedAt: Date;
  /** Message of the last failure. */
  reason: string;
}

/** Result of delivering a dead letter again. */
export interface Redelivery {
  subscriber: string;
  eventId: string;
  /** False if it has failed again and stays a dead letter. */
  isDelivered: boolean;
}

type Parts = Pick<KernelParts, 'database'>;

/** Lists dead letters, oldest first. */
export async function listDeadLetters({ database: { db } }: Parts, page: { limit: number; offset: number }) {
  const rows = await db
    .select({ ...getTableColumns(failures), topic: events.topic, writtenAt: events.createdAt })
    .from(failures)
    .innerJoin(events, eq(events.id, failures.eventId))
    .orderBy(asc(failures.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id, eventId, ...row }): DeadLetter => ({ ...row, id: String(id), eventId: String(eventId) }));
}

/** Counts dead letters by subscriber. */
export async function countDeadLetters({ database: { db } }: Parts): Promise<Map<string, number>> {
  const { subscriber } = failures;
  const rows = await db.select({ subscriber, events: count() }).from(failures).groupBy(subscriber);
  return new Map(rows.map((row) => [row.subscriber, row.events]));
}

/**
 * Delivers a dead letter again to its subscriber, after everything delivered since. Removes it in the same transaction,
 * so it is delivered once. Returns undefined if there is none of that id any more.
 */
export async function redeliver(
  parts: KernelParts,
  subscriptions: readonly Subscription[],
  id: string,
): Promise<Redelivery | undefined> {
  const { db, transaction } = parts.database;
  return transaction(async () => {
    const isAsked = eq(failures.id, BigInt(id));
    const [failure] = await db.select().from(failures).where(isAsked).for('update');
    const [event] = failure ? await db.select().from(events).where(eq(events.id, failure.eventId)) : [];
    if (!failure || !event) return undefined;
    const { subscriber } = failure;
    const delivery = { subscriber, eventId: String(event.id) };
    // As in normal delivery, one process at a time delivers to a subscriber.
    await db.select().from(cursors).where(eq(cursors.subscriber, subscriber)).for('update');
    try {
      const subscription = subscriptions.find(({ name }) => name === subscriber);
      if (!subscription) throw new Error(`There is no subscriber ${subscriber} any more`);
      await transaction(() => subscription.deliver([outboxMessageOf(event)]));
    } catch (error) {
      parts.logger.error({ err: error, subscriber, event: delivery.eventId }, 'outbox subscriber failed again');
      const reason = error instanceof Error ? error.message : String(error);
      await db.update(failures).set({ reason, failedAt: parts.clock.now() }).where(isAsked);
      return { ...delivery, isDelivered: false };
    }
    await db.delete(failures).where(isAsked);
    return { ...delivery, isDelivered: true };
  });
}
