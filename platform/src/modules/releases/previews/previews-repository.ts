import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { releasePreviews } from './previews.tables.ts';

export type PreviewRow = typeof releasePreviews.$inferSelect;

export function previewsRepository({ db }: Pick<Database, 'db'>) {
  const openAt = (now: Date) => and(isNull(releasePreviews.endedAt), gt(releasePreviews.expiresAt, now));
  return {
    /** Lets one process at a time write the files until its transaction ends, from rows read after this. */
    async holdFiles(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('release previews', 0))`);
    },

    add: (row: PreviewRow) => db.insert(releasePreviews).values(row),

    /** Soonest to expire first. */
    open: (now: Date) => db.select().from(releasePreviews).where(openAt(now)).orderBy(asc(releasePreviews.expiresAt)),

    async findOpen(id: string, now: Date): Promise<PreviewRow | undefined> {
      return (
        await db
          .select()
          .from(releasePreviews)
          .where(and(eq(releasePreviews.id, id), openAt(now)))
      )[0];
    },

    /** Ends a preview; undefined when it does not exist or has expired. */
    async end(id: string, now: Date): Promise<PreviewRow | undefined> {
      const ended = db.update(releasePreviews).set({ endedAt: now });
      return (await ended.where(and(eq(releasePreviews.id, id), openAt(now))).returning())[0];
    },
  };
}

export type PreviewsRepository = ReturnType<typeof previewsRepository>;
