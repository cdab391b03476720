import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Events of the product, append-only. `xid` is the transaction that wrote the event: see outbox-worker.ts for the
 * order.
 */
export const outboxEvents = pgTable(
  'outbox_events',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    xid: bigint('xid', { mode: 'bigint' }).notNull().default(sql`(pg_current_xact_id()::text::bigint)`),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_events_order').on(table.topic, table.xid, table.id)],
);

/** The cursor of each subscriber. */
export const outboxCursors = pgTable('outbox_cursors', {
  subscriber: text('subscriber').primaryKey(),
  lastXid: bigint('last_xid', { mode: 'bigint' }).notNull().default(sql`0`),
  lastId: bigint('last_id', { mode: 'bigint' }).notNull().default(sql`0`),
  failures: integer('failures').notNull().default(0),
  retryAt: timestamp('retry_at', { withTimezone: true }),
});

/** Dead letters: events a subscriber failed to process after many attempts; an operator has to look at them. */
export const outboxFailures = pgTable('outbox_failures', {
  id: bigserial('id', { mode: 'bigint' }).primaryKey(),
  subscriber: text('subscriber').notNull(),
  eventId: bigint('event_id', { mode: 'bigint' }).notNull(),
  reason: text('reason').notNull(),
  failedAt: timestamp('failed_at', { withTimezone: true }).notNull(),
});
