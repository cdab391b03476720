import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';
import { sealedColumn } from '../../kernel/security/sealed-column.ts';

/** Outgoing messages. Receiver and text are encrypted (kernel/security/secrets.ts). */
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
    /** Not tried before this time; also the end of the sending process's lease. */
    nextAt: time('next_at').notNull(),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
    /** Why the last attempt failed, without receiver and text. */
    failure: text('failure'),
  },
  (table) => [index('delivery_messages_due').on(table.state, table.nextAt)],
);

export const sealedMessage = sealedColumn(deliveryMessages, 'sealed', { key: ['id'] });
