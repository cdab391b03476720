import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { publisherKeys } from './publisher-keys.tables.ts';

export type PublisherKeyRow = typeof publisherKeys.$inferSelect;
type NewPublisherKey = Omit<PublisherKeyRow, 'revokedAt' | 'lastUsedAt'>;

export function publisherKeysRepository({ db }: Pick<Database, 'db'>) {
  const isLive = (kid: string) => and(eq(publisherKeys.kid, kid), isNull(publisherKeys.revokedAt));
  return {
    all: () => db.select().from(publisherKeys).orderBy(asc(publisherKeys.name), asc(publisherKeys.addedAt)),

    async find(kid: string): Promise<PublisherKeyRow | undefined> {
      return (await db.select().from(publisherKeys).where(eq(publisherKeys.kid, kid)))[0];
    },

    /** Returns who added the key of that label for a release, also a revoked one. */
    async adderOf(name: string, label: string): Promise<string | undefined> {
      const isLabelled = and(eq(publisherKeys.name, name), eq(publisherKeys.label, label));
      return (await db.select().from(publisherKeys).where(isLabelled))[0]?.addedBy;
    },

    /** Adds a key; undefined when the key, or its label for this release, exists. */
    async add(row: NewPublisherKey): Promise<PublisherKeyRow | undefined> {
      return (await db.insert(publisherKeys).values(row).onConflictDoNothing().returning())[0];
    },

    /** Revokes a key; undefined when it does not exist or was revoked before. */
    async revoke(kid: string, at: Date): Promise<PublisherKeyRow | undefined> {
      return (await db.update(publisherKeys).set({ revokedAt: at }).where(isLive(kid)).returning())[0];
    },

    /** Records a use; false when the key was revoked meanwhile. */
    async use(kid: string, at: Date): Promise<boolean> {
      const used = db.update(publisherKeys).set({ lastUsedAt: at }).where(isLive(kid));
      return (await used.returning({ kid: publisherKeys.kid })).length > 0;
    },
  };
}

export type PublisherKeys = ReturnType<typeof publisherKeysRepository>;
