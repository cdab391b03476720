import type { ParticipationState } from '@portal/shared/contract/rewards/promotions';
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { readPage } from '../../../../kernel/database/page.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import {
  promotionEvents as events,
  promotionImages as images,
  type ParticipationRow,
  promotionParticipations as rows,
} from '../promotions.tables.ts';

export interface ApplicationFilter {
  state?: ParticipationState;
  promotionId?: string;
  memberId?: string;
}

/** Participations of members in promotions. */
export function participationRows({ db, clock }: Kernel) {
  return {
    /** Of a member, newest first. */
    of: (memberId: string, promotionId?: string): Promise<ParticipationRow[]> =>
      db
        .select()
        .from(rows)
        .where(
          and(eq(rows.memberId, memberId), promotionId === undefined ? undefined : eq(rows.promotionId, promotionId)),
        )
        .orderBy(desc(rows.createdAt), desc(rows.id)),
    async byId(id: string): Promise<ParticipationRow | undefined> {
      return (await db.select().from(rows).where(eq(rows.id, id)))[0];
    },
    /** Locks the participation until the transaction ends. */
    async lock(id: string): Promise<ParticipationRow | undefined> {
      return (await db.select().from(rows).where(eq(rows.id, id)).for('update'))[0];
    },
    /** Writes the current row and a history line. */
    async write(row: ParticipationRow, act: string, at = clock.now()): Promise<ParticipationRow> {
      await db.insert(rows).values(row).onConflictDoUpdate({ target: rows.id, set: row });
      const { id: participationId, version, state } = row;
      await db.insert(events).values({ participationId, version, act, state, at });
      return row;
    },
    /** History of a participation, oldest first. */
    events: (participationId: string) =>
      db.select().from(events).where(eq(events.participationId, participationId)).orderBy(asc(events.version)),
    imageIds: async (participationId: string): Promise<string[]> =>
      (
        await db
          .select({ id: images.id })
          .from(images)
          .where(eq(images.participationId, participationId))
          .orderBy(asc(images.at), asc(images.id))
      ).map(({ id }) => id),
    /** Reads a page of applications, oldest first; `pageNo` from 1. */
    page({ state, promotionId, memberId }: ApplicationFilter, pageNo: number, pageSize: number) {
      const asked = and(
        isNotNull(rows.comment),
        state && eq(rows.state, state),
        promotionId === undefined ? undefined : eq(rows.promotionId, promotionId),
        memberId === undefined ? undefined : eq(rows.memberId, memberId),
      );
      return readPage(db, rows, { where: asked, orderBy: [asc(rows.createdAt), asc(rows.id)], pageNo, pageSize });
    },
    /** Counts the images of several participations. */
    async imagesOf(ids: readonly string[]): Promise<Map<string, number>> {
      const found = await db
        .select({ id: images.participationId })
        .from(images)
        .where(inArray(images.participationId, [...ids]));
      const counts = new Map<string, number>();
      for (const { id } of found) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
      return counts;
    },
  };
}

export type ParticipationRows = ReturnType<typeof participationRows>;
