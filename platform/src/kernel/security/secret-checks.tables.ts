import { pgTable, text } from 'drizzle-orm/pg-core';

/** HMACs that show at a start whether a key is the one that this database was filled with. */
export const secretChecks = pgTable('secret_checks', {
  name: text('name').primaryKey(),
  mac: text('mac').notNull(),
});
