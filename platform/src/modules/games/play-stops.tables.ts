import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What the operator has stopped, while it is stopped; the audit tells of before. Read by `read_bets` with every bet. */
export const playStops = pgTable(
  'play_stops',
  {
    /** all, vendor, game or player. */
    scope: text('scope').notNull(),
    /** Nothing for all, vassalage of the vendor, node id of the game, member id of the player. */
    target: text('target').notNull(),
    who: text('who').notNull(),
    why: text('why').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.target] })],
);
