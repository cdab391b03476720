import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';

/** The outcome of one version of a remote in one page. Stored for 24 hours. */
export const releaseLoads = pgTable(
  'release_loads',
  {
    /** Random id of the ticket; identifies the page. */
    ticket: text('ticket').notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    at: time('at').notNull(),
    /** Why it failed; null when it mounted. */
    reason: text('reason'),
    mountMs: integer('mount_ms'),
    /** Keyed hashes: they distinguish visitors and addresses, and identify nobody. */
    visitor: text('visitor').notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticket, table.remote, table.version] }),
    index('release_loads_at').on(table.at),
  ],
);

/** Pages that refused their composition. Stored for 24 hours. */
export const compositionFaults = pgTable(
  'release_composition_faults',
  {
    ticket: text('ticket').primaryKey(),
    fault: text('fault').notNull(),
    at: time('at').notNull(),
    visitor: text('visitor').notNull(),
    address: text('address').notNull(),
  },
  (table) => [index('release_composition_faults_at').on(table.at)],
);

/** What the platform did or noticed by itself. */
export const releaseAlerts = pgTable('release_alerts', {
  id: bigserial('id', { mode: 'bigint' }).primaryKey(),
  /** Identifies the occasion, so that several processes report it once. */
  occasion: text('occasion').notNull().unique(),
  at: time('at').notNull(),
  kind: text('kind').$type<'take-back' | 'take-back-not-possible' | 'composition-refused'>().notNull(),
  name: text('name'),
  version: text('version'),
  text: text('text').notNull(),
});
