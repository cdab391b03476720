import { customType, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';

/** The operator's current documents, by kind; a null value means removed. */
export const contentItems = pgTable(
  'content_items',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    version: integer('version').notNull(),
    value: jsonb('value').$type<unknown>(),
    changedAt: time('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Every version of every document; rows are only added. */
export const contentHistory = pgTable(
  'content_history',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    value: jsonb('value').$type<unknown>(),
    at: time('at').notNull(),
    who: text('who').notNull(),
    why: text('why').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.version] })],
);

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Pictures of the operator as webp, by the SHA-256 of their bytes; in the database so that every process can read them.
 */
export const pictures = pgTable('pictures', {
  hash: text('hash').primaryKey(),
  bytes: bytea('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  at: time('at').notNull(),
  who: text('who').notNull(),
});
