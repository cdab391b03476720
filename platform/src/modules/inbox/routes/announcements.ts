import { listOwnNotices } from '@portal/shared/contract/inbox/announcements';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { cutPage } from '../../../kernel/database/page.ts';
import type { InboxModule } from '../index.ts';

export function listOwnNoticesRoute(app: FastifyInstance, inbox: InboxModule): void {
  route(app, listOwnNotices, async (page, { member: { memberId }, language }) => {
    const shown = await inbox.announcements.of(memberId, language);
    return { ...cutPage(shown, page), unread: await inbox.unreadOf(memberId, language) };
  });
}
