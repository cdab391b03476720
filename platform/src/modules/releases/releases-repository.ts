import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { releaseActs, releases } from './releases.tables.ts';

export type ReleaseRow = typeof releases.$inferSelect;
export type ReleaseActRow = typeof releaseActs.$inferSelect;

export function releasesRepository({ db }: Pick<Database, 'db'>) {
  return {
    all: () => db.select().from(releases).orderBy(asc(releases.name), desc(releases.publishedAt)),

    async find(name: string, version: string): Promise<ReleaseRow | undefined> {
      const where = and(eq(releases.name, name), eq(releases.version, version));
      return (await db.select().from(releases).where(where))[0];
    },

    /** False when this version is there already. */
    async add(row: ReleaseRow): Promise<boolean> {
      return (
        (await db.insert(releases).values(row).onConflictDoNothing().returning({ name: releases.name })).length > 0
      );
    },

    /** Oldest first. */
    acts: () => db.select().from(releaseActs).orderBy(asc(releaseActs.sequence)),

    /** False when another act took this sequence number meanwhile. */
    async addAct(row: ReleaseActRow): Promise<boolean> {
      const added = db.insert(releaseActs).values(row).onConflictDoNothing().returning({ at: releaseActs.at });
      return (await added).length > 0;
    },
  };
}

export type ReleasesRepository = ReturnType<typeof releasesRepository>;
