import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { anyJson } from '../../kernel/database/any-json.ts';
import { time } from '../../kernel/database/columns.ts';

/** Settings that the operator changed; any other has its default. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: anyJson('value').notNull(),
  version: integer('version').notNull(),
  changedAt: time('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** Every value a setting has had; rows are only added. */
export const settingsHistory = pgTable(
  'settings_history',
  {
    key: text('key').notNull(),
    version: integer('version').notNull(),
    value: anyJson('value').notNull(),
    at: time('at').notNull(),
    who: text('who').notNull(),
    why: text('why').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
);
