import { sql } from 'drizzle-orm';
import { bigserial, date, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Daily reconciliations with others' statements, append-only. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    day: date('day').notNull(),
    /** `daily`, or the operator who requested it again. */
    madeBy: text('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    report: jsonb('report').notNull(),
  },
  (table) => [
    index('reconciliations_day').on(table.day, table.id),
    uniqueIndex('reconciliations_daily').on(table.day).where(sql`${table.madeBy} = 'daily'`),
  ],
);
