import { readInbox } from '@portal/shared/contract/inbox/messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { InboxModule } from '../index.ts';

export function readInboxRoute(app: FastifyInstance, inbox: InboxModule): void {
  route(app, readInbox, async ({ box, ids }, { member: { memberId }, language }) => {
    if (box === 'announcements') await inbox.announcements.read(memberId, language, ids);
    else if (ids) await inbox.messages.read(memberId, ids);
    else await inbox.messages.readAll(memberId);
    return { unread: await inbox.unreadOf(memberId, language) };
  });
}
