import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Events for open pages, stored ten minutes for streams that reconnect. Without a member: for everyone. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    memberId: text('member_id'),
    event: jsonb('event').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('live_events_created').on(table.createdAt),
    index('live_events_member').on(table.memberId, table.id),
  ],
);
