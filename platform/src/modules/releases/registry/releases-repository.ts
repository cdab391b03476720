import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { releaseActs, releaseFreezes, releases } from './releases.tables.ts';

export type ReleaseRow = typeof releases.$inferSelect;
export type ReleaseActRow = typeof releaseActs.$inferSelect;
export type ReleaseFreezeRow = typeof releaseFreezes.$inferSelect;

export function releasesRepository({ db }: Pick<Database, 'db'>) {
  return {
    /** All rows with their manifests, which are large: only for work that needs every manifest. */
    all: () => db.select().from(releases).orderBy(asc(releases.name), desc(releases.publishedAt)),

    /** The same without manifests. */
    published() {
      const { name, version, publishedAt, publishedBy } = releases;
      return db
        .select({ name, version, publishedAt, publishedBy })
        .from(releases)
        .orderBy(asc(name), desc(publishedAt), desc(version));
    },

    async find(name: string, version: string): Promise<ReleaseRow | undefined> {
      const where = and(eq(releases.name, name), eq(releases.version, version));
      return (await db.select().from(releases).where(where))[0];
    },

    async named(wanted: readonly { name: string; version: string }[]): Promise<ReleaseRow[]> {
      if (wanted.length === 0) return [];
      const wheres = [...new Set(wanted.map(({ name }) => name))].map((name) => {
        const versions = wanted.filter((one) => one.name === name).map(({ version }) => version);
        return and(eq(releases.name, name), inArray(releases.version, versions));
      });
      return db
        .select()
        .from(releases)
        .where(or(...wheres));
    },

    /** Returns false when this version exists. */
    async add(row: ReleaseRow): Promise<boolean> {
      return (
        (await db.insert(releases).values(row).onConflictDoNothing().returning({ name: releases.name })).length > 0
      );
    },

    /** Oldest first. */
    acts: () => db.select().from(releaseActs).orderBy(asc(releaseActs.sequence)),

    /** Newest first. */
    newestActs: (count: number) => db.select().from(releaseActs).orderBy(desc(releaseActs.sequence)).limit(count),

    /** Returns false when another act took this sequence number meanwhile. */
    async addAct(row: typeof releaseActs.$inferInsert): Promise<boolean> {
      const added = db.insert(releaseActs).values(row).onConflictDoNothing().returning({ at: releaseActs.at });
      return (await added).length > 0;
    },

    /** The last freeze or thaw, which decides. */
    async lastFreeze(): Promise<ReleaseFreezeRow | undefined> {
      return (await db.select().from(releaseFreezes).orderBy(desc(releaseFreezes.id)).limit(1))[0];
    },

    async addFreeze(row: typeof releaseFreezes.$inferInsert): Promise<void> {
      await db.insert(releaseFreezes).values(row);
    },

    /** Orders acts, freezes and thaws until the transaction ends: no act follows a freeze that it has not seen. */
    async lockHistory(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('releases', 0))`);
    },
  };
}

export type ReleasesRepository = ReturnType<typeof releasesRepository>;
