import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { newId } from '../../kernel/database/ids.ts';
import { type Page, readPage } from '../../kernel/database/page.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type InboxRow, inboxMessages as rows } from './inbox.tables.ts';
import type { NewMessage } from './new-message.ts';

const messagesAtOnce = 1000;

/** Messages of members; changes are published to every open page of the member. */
export function createMessages(kernel: Kernel) {
  const { db, database, clock, live, lifecycle, logger } = kernel;
  const isShown = (memberId: string) => and(eq(rows.memberId, memberId), isNull(rows.deletedAt));
  const isUnread = (memberId: string) => and(isShown(memberId), isNull(rows.readAt));
  const countUnread = (memberId: string): Promise<number> => db.$count(rows, isUnread(memberId));

  /** Counted after the commit: two concurrent transactions would each publish a count without the other's message. */
  function publishUnreadCount(memberId: string): void {
    const publishNow = async () => live.publish(memberId, { type: 'unread', unreadCount: await countUnread(memberId) });
    database.afterCommit(() => {
      void lifecycle.during(publishNow().catch((error) => logger.error({ err: error }, 'inbox count')));
    });
  }

  /**
   * Changes a member's messages, all of the named ones or none.
   * @throws Refusal `not_found`
   */
  const change = (memberId: string, named: readonly string[], values: Partial<InboxRow>): Promise<void> =>
    database.transaction(async () => {
      const ids = [...new Set(named)];
      const isMeant = and(eq(rows.memberId, memberId), inArray(rows.id, ids));
      const changed = await db.update(rows).set(values).where(isMeant).returning({ id: rows.id });
      if (changed.length < ids.length) throw new Refusal('not_found');
      publishUnreadCount(memberId);
    });

  return {
    countUnread,
    async notify({ memberId, reference, topic, texts }: NewMessage): Promise<void> {
      const message = { id: newId(), memberId, reference, topic, texts, createdAt: clock.now() };
      const added = await db.insert(rows).values(message).onConflictDoNothing().returning({ id: rows.id });
      if (added.length > 0) publishUnreadCount(memberId);
    },
    /** Inserts several at once, in batches. */
    async notifyMany(messages: readonly NewMessage[]): Promise<void> {
      const createdAt = clock.now();
      for (let from = 0; from < messages.length; from += messagesAtOnce) {
        const some = messages.slice(from, from + messagesAtOnce).map((one) => ({ ...one, id: newId(), createdAt }));
        const added = await db.insert(rows).values(some).onConflictDoNothing().returning({ memberId: rows.memberId });
        for (const memberId of new Set(added.map((row) => row.memberId))) publishUnreadCount(memberId);
      }
    },
    /** Newest first; `pageNo` from 1. */
    page: (memberId: string, page: Page) =>
      readPage(db, rows, { where: isShown(memberId), orderBy: [desc(rows.createdAt), desc(rows.id)], ...page }),
    read: (memberId: string, ids: readonly string[]) => change(memberId, ids, { readAt: clock.now() }),
    async readAll(memberId: string): Promise<void> {
      const read = await db
        .update(rows)
        .set({ readAt: clock.now() })
        .where(isUnread(memberId))
        .returning({ id: rows.id });
      if (read.length > 0) publishUnreadCount(memberId);
    },
    remove: (memberId: string, ids: readonly string[]) => change(memberId, ids, { deletedAt: clock.now() }),
    restore: (memberId: string, ids: readonly string[]) => change(memberId, ids, { deletedAt: null }),
  };
}

export type Messages = ReturnType<typeof createMessages>;
