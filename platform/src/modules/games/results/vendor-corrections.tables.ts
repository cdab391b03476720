import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';

/** Corrected results of studios; append-only. The highest number is valid. */
export const vendorCorrections = pgTable(
  'vendor_corrections',
  {
    eventId: text('event_id').notNull(),
    gameCode: text('game_code').notNull(),
    provider: text('provider').notNull(),
    /** From 1, without a gap. */
    correction: smallint('correction').notNull(),
    result: text('result').notNull(),
    reason: text('reason').notNull(),
    toldAt: time('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.gameCode, table.provider, table.correction] })],
);
