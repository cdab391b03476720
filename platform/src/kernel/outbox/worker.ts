import { and, asc, eq, sql } from 'drizzle-orm';
import type { KernelParts } from '../kernel-parts.ts';
import { openCursors } from './cursors.ts';
import { deliverEvents, type EventRow, type Subscription } from './delivery.ts';
import { outboxCursors as cursors, outboxEvents as events } from './outbox.tables.ts';

interface OutboxWorker {
  nudge(): void;
  drain(): Promise<void>;
  idle(): Promise<void>;
}

type Cursor = typeof cursors.$inferSelect;

/**
 * A batch costs a subscriber little more than one event. A larger one would lock the rows of its players for longer.
 */
const batchSize = 250;

/**
 * Creates the worker that delivers events. Ids are drawn before the commit, so a cursor over ids would skip an event
 * that commits late. The order is (transaction, id), and only events of transactions older than every running one are
 * read.
 */
export function createOutboxWorker(parts: KernelParts, subscriptions: readonly Subscription[]): OutboxWorker {
  let running: Promise<void> | undefined;
  let isNudged = false;
  const opened = new Set<string>();

  async function openNew(): Promise<void> {
    const added = subscriptions.filter(({ name }) => !opened.has(name));
    if (added.length === 0) return;
    await openCursors(parts, added);
    for (const { name } of added) opened.add(name);
  }

  async function deliverAll(): Promise<void> {
    await openNew();
    for (let delivered = 1; delivered > 0; ) {
      delivered = 0;
      for (const subscription of subscriptions) delivered += await deliverBatch(parts, subscription);
    }
  }

  async function loop(): Promise<void> {
    while (isNudged) {
      isNudged = false;
      await deliverAll().catch((error) => parts.logger.error({ err: error }, 'outbox'));
    }
  }

  return {
    nudge() {
      isNudged = true;
      running ??= loop().finally(() => {
        running = undefined;
      });
    },
    async drain() {
      await running;
      await deliverAll();
    },
    idle: async () => running,
  };
}

/** Locks the cursor, delivers the next events and moves the cursor in one transaction. Returns the number passed. */
async function deliverBatch(parts: KernelParts, subscription: Subscription): Promise<number> {
  const { db, transaction } = parts.database;
  return transaction(async () => {
    const isMine = eq(cursors.subscriber, subscription.name);
    // No need to wait if another process is delivering.
    const [cursor] = await db.select().from(cursors).where(isMine).for('update', { skipLocked: true });
    if (!cursor || (cursor.retryAt && cursor.retryAt > parts.clock.now())) return 0;
    const batch = await nextEvents(parts, subscription, cursor);
    const outcome = await deliverEvents(parts, subscription, batch, cursor.failures);
    if (outcome.passed || outcome.failures !== cursor.failures) {
      await db
        .update(cursors)
        .set(movedCursor(parts, cursor, batch[outcome.passed - 1], outcome.failures))
        .where(isMine);
    }
    return outcome.passed;
  });
}

function nextEvents(parts: KernelParts, subscription: Subscription, cursor: Cursor): Promise<EventRow[]> {
  const isAfterCursor = sql`(${events.xid}, ${events.id}) > (${cursor.lastXid}, ${cursor.lastId})`;
  const isSettled = sql`${events.xid} < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
  return parts.database.db
    .select()
    .from(events)
    .where(and(eq(events.topic, subscription.topic.name), isAfterCursor, isSettled))
    .orderBy(asc(events.xid), asc(events.id))
    .limit(batchSize);
}

function movedCursor(parts: KernelParts, cursor: Cursor, last: EventRow | undefined, failed: number) {
  return {
    lastXid: last?.xid ?? cursor.lastXid,
    lastId: last?.id ?? cursor.lastId,
    failures: failed,
    retryAt: failed === 0 ? null : new Date(parts.clock.now().getTime() + Math.min(60, 2 ** failed) * 1000),
  };
}
