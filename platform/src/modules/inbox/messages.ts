import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { inboxMessages as rows } from './inbox.tables.ts';
import type { NewMessage } from './index.ts';

/** Messages as their members have them, and how many are unread on every open page of theirs. */
export function createMessages(kernel: Kernel) {
  const { db, database, clock, live, lifecycle, logger } = kernel;

  const countUnread = (memberId: string): Promise<number> =>
    db.$count(rows, and(eq(rows.memberId, memberId), isNull(rows.readAt), isNull(rows.deletedAt)));

  /** Counted after the commit: two transactions at once would each tell a count without the other's message. */
  function tellCount(memberId: string): void {
    const tellNow = async () => live.publish(memberId, { type: 'unread', unreadCount: await countUnread(memberId) });
    database.afterCommit(() => {
      void lifecycle.during(tellNow().catch((error) => logger.error({ err: error }, 'inbox count')));
    });
  }

  return {
    countUnread,
    async tell({ memberId, reference, topic, texts }: NewMessage): Promise<void> {
      const message = { id: newId(), memberId, reference, topic, texts, createdAt: clock.now() };
      const added = await db.insert(rows).values(message).onConflictDoNothing().returning({ id: rows.id });
      if (added.length > 0) tellCount(memberId);
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;
