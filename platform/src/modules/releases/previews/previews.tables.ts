import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';

/** Previews; expired ones stay as the history of who showed what. */
export const releasePreviews = pgTable(
  'release_previews',
  {
    /** 128 random bits, base64url: whoever has it sees the preview. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    version: text('version').notNull(),
    madeAt: time('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    expiresAt: time('expires_at').notNull(),
    why: text('why').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [index('release_previews_expiry').on(table.expiresAt)],
);
