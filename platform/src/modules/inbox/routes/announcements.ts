import { listOwnNotices } from '@portal/shared/contract/inbox/announcements';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { InboxModule } from '../index.ts';

export function listOwnNoticesRoute(app: FastifyInstance, inbox: InboxModule): void {
  route(app, listOwnNotices, async ({ pageNo, pageSize }, { member: { memberId }, language }) => {
    const all = await inbox.announcements.of(memberId, language);
    const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    const unread = await inbox.unreadOf(memberId, language);
    return { list, totalPages: Math.ceil(all.length / pageSize), unread };
  });
}
