import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';

/** Public keys by which squads publish. Revoked keys stay, so that their publications remain attributed. */
export const publisherKeys = pgTable(
  'publisher_keys',
  {
    /** JWK thumbprint. */
    kid: text('kid').primaryKey(),
    /** The only release it may publish. */
    name: text('name').notNull(),
    label: text('label').notNull(),
    /** Coordinates of the P-256 key, base64url. */
    x: text('x').notNull(),
    y: text('y').notNull(),
    addedAt: time('added_at').notNull(),
    addedBy: text('added_by').notNull(),
    revokedAt: time('revoked_at'),
    lastUsedAt: time('last_used_at'),
  },
  // Publications are attributed to the label of a key, so two keys of a release may never share one.
  (table) => [unique('publisher_keys_label').on(table.name, table.label)],
);
