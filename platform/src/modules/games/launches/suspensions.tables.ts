import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Active suspensions; the audit has past ones. `read_bets` reads them with every bet. */
export const suspensions = pgTable(
  'play_stops',
  {
    /** all, vendor, game or player. */
    scope: text('scope').notNull(),
    /** Empty for all, the vassalage of a vendor, the node id of a game or the member id of a player. */
    target: text('target').notNull(),
    who: text('who').notNull(),
    why: text('why').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.target] })],
);
