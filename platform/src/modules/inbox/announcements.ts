import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { OwnNotice } from '@portal/shared/contract/inbox/announcements';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/calls/refusal.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { ownNotices } from './announcements.rules.ts';
import { inboxNoticeReads as reads } from './inbox.tables.ts';
import type { InboxDeps } from './inbox-deps.ts';

const types = ['H', 'PL', 'PR', 'PU'] as const;

/** The operator's announcements with what each member has read. */
export function createAnnouncements({ db, clock, live }: Kernel, { content, member }: InboxDeps) {
  async function of(memberId: string, language: LanguageCode): Promise<OwnNotice[]> {
    const found = await member.byId(memberId);
    if (!found) return [];
    const { noticeId } = reads;
    const rows = await db.select({ noticeId }).from(reads).where(eq(reads.memberId, memberId));
    const read = new Set(rows.map((row) => row.noticeId));
    return ownNotices(await content.shown.notices(language, types), read, found.registeredAt);
  }

  return {
    of,
    /**
     * Marks the given announcements, or all, as read.
     * @throws Refusal `not_found`, and then none is marked
     */
    async read(memberId: string, language: LanguageCode, ids?: readonly string[]): Promise<void> {
      const shown = await of(memberId, language);
      const isMeant = ids ? new Set(ids) : undefined;
      const meant = isMeant ? shown.filter(({ id }) => isMeant.has(id)) : shown;
      if (isMeant && meant.length < isMeant.size) throw new Refusal('not_found');
      const rows = meant
        .filter(({ isRead }) => !isRead)
        .map(({ id: noticeId }) => ({ memberId, noticeId, readAt: clock.now() }));
      if (rows.length === 0) return;
      await db.insert(reads).values(rows).onConflictDoNothing();
      live.publish(memberId, { type: 'rewards', what: 'inbox' });
    },
  };
}
