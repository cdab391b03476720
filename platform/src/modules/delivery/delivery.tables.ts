import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/columns.ts';

/** Messages that leave the house. Receiver and text are sealed (kernel/secrets.ts). */
export const deliveryMessages = pgTable(
  'delivery_messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel').notNull(),
    template: text('template').notNull(),
    sealed: text('sealed').notNull(),
    /** waiting, sent, failed, or withheld: looks like the others and is never sent. */
    state: text('state').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Waiting: not tried before. Also the end of the lease of the process that is sending it. */
    nextAt: time('next_at').notNull(),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
    /** Why the last attempt failed, in words without receiver and text. */
    failure: text('failure'),
  },
  (table) => [index('delivery_messages_due').on(table.state, table.nextAt)],
);
