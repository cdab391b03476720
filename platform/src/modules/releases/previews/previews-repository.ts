import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { releasePreviews } from './previews.tables.ts';

export type PreviewRow = typeof releasePreviews.$inferSelect;

export function previewsRepository({ db }: Pick<Database, 'db'>) {
  const openAt = (now: Date) => and(isNull(releasePreviews.endedAt), gt(releasePreviews.expiresAt, now));
  return {
    /** The files are written by one process at a time until the transaction ends, from rows that it reads after this. */
    async holdFiles(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('release previews', 0))`);
    },

    add: (row: PreviewRow) => db.insert(releasePreviews).values(row),

    /** The next to end first. */
    open: (now: Date) => db.select().from(releasePreviews).where(openAt(now)).orderBy(asc(releasePreviews.expiresAt)),

    async findOpen(id: string, now: Date): Promise<PreviewRow | undefined> {
      return (
        await db
          .select()
          .from(releasePreviews)
          .where(and(eq(releasePreviews.id, id), openAt(now)))
      )[0];
    },

    /** Undefined when there is none, or when it is over. */
    async end(id: string, now: Date): Promise<PreviewRow | undefined> {
      const ended = db.update(releasePreviews).set({ endedAt: now });
      return (await ended.where(and(eq(releasePreviews.id, id), openAt(now))).returning())[0];
    },
  };
}

export type PreviewsRepository = ReturnType<typeof previewsRepository>;
