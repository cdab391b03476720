import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';

/** What studios reported of draws and fixtures, append-only: one row per stage of an event. */
export const vendorResults = pgTable(
  'vendor_results',
  {
    eventId: text('event_id').notNull(),
    gameCode: text('game_code').notNull(),
    provider: text('provider').notNull(),
    /** 1 opened, 2 closed, 3 the end: result or cancelled. */
    stage: smallint('stage').notNull(),
    state: text('state').notNull(),
    kind: text('kind').notNull(),
    opensAt: time('opens_at'),
    closesAt: time('closes_at'),
    drawsAt: time('draws_at'),
    result: text('result'),
    commitment: text('commitment'),
    seed: text('seed'),
    /** For a cancelled event, as reported. */
    reason: text('reason'),
    toldAt: time('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.gameCode, table.provider, table.stage] })],
);
