import type { ContentKind } from '@portal/shared/contract/content/content-documents';
import { and, asc, desc, eq, isNotNull, lt, max } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { contentHistory, contentItems } from '../documents.tables.ts';

export type ItemRow = typeof contentItems.$inferSelect;
type HistoryRow = typeof contentHistory.$inferSelect;

/** The gap between two neighbours, so that another fits in between. */
export const positionStep = 10;

export function documentRows(db: Db) {
  const isItem = (kind: string, id: string) => and(eq(contentItems.kind, kind), eq(contentItems.id, id));
  const isOf = (kind: string, id: string) => and(eq(contentHistory.kind, kind), eq(contentHistory.id, id));
  return {
    list: (kind: ContentKind): Promise<ItemRow[]> =>
      db
        .select()
        .from(contentItems)
        .where(and(eq(contentItems.kind, kind), isNotNull(contentItems.value)))
        .orderBy(asc(contentItems.position), asc(contentItems.id)),

    async find(kind: ContentKind, id: string): Promise<ItemRow | undefined> {
      return (await db.select().from(contentItems).where(isItem(kind, id)))[0];
    },

    /** Locks the row of a document for this transaction; creates one of version 0 where there was none. */
    async lock(kind: ContentKind, id: string, at: Date): Promise<ItemRow> {
      const none = { kind, id, position: 0, version: 0, value: null, changedAt: at, changedBy: '' };
      await db.insert(contentItems).values(none).onConflictDoNothing();
      return (await db.select().from(contentItems).where(isItem(kind, id)).for('update'))[0] ?? none;
    },

    async nextPosition(kind: ContentKind): Promise<number> {
      const [last] = await db
        .select({ position: max(contentItems.position) })
        .from(contentItems)
        .where(and(eq(contentItems.kind, kind), isNotNull(contentItems.value)));
      return typeof last?.position === 'number' ? last.position + positionStep : 0;
    },

    async put(row: ItemRow, why: string): Promise<void> {
      const { kind, id, changedAt: at, changedBy: who, version, position, value } = row;
      await db.update(contentItems).set(row).where(isItem(kind, id));
      await db.insert(contentHistory).values({ kind, id, version, position, value, at, who, why });
    },

    history: (kind: ContentKind, id: string): Promise<HistoryRow[]> =>
      db.select().from(contentHistory).where(isOf(kind, id)).orderBy(desc(contentHistory.version)),

    async versionBefore({ kind, id, version }: ItemRow): Promise<HistoryRow | undefined> {
      const earlier = and(isOf(kind, id), lt(contentHistory.version, version));
      const [row] = await db
        .select()
        .from(contentHistory)
        .where(earlier)
        .orderBy(desc(contentHistory.version))
        .limit(1);
      return row;
    },
  };
}
