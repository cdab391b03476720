import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/columns.ts';

/** Public keys by which squads publish. A revoked one stays, so that what it published keeps its name. */
export const publisherKeys = pgTable(
  'publisher_keys',
  {
    /** JWK thumbprint. */
    kid: text('kid').primaryKey(),
    /** The one release it may publish. */
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
  // A publication is told by the label of its key, so that no two keys of a release may share one, ever.
  (table) => [unique('publisher_keys_label').on(table.name, table.label)],
);
