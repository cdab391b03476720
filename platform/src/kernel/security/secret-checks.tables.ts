import { pgTable, text } from 'drizzle-orm/pg-core';

/** What tells at a start that a key is another one than this database was filled with. */
export const secretChecks = pgTable('secret_checks', {
  name: text('name').primaryKey(),
  mac: text('mac').notNull(),
});
