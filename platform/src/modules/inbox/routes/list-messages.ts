import { listMessages } from '@portal/shared/contract/inbox/messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { InboxModule } from '../index.ts';
import { showMessage } from '../show-message.ts';

export function listMessagesRoute(app: FastifyInstance, inbox: InboxModule): void {
  route(app, listMessages, async (asked, { member: { memberId }, language }) => {
    const { list, totalPages } = await inbox.messages.page(memberId, asked);
    const unread = await inbox.unreadOf(memberId, language);
    return { list: list.map((row) => showMessage(row, language)), totalPages, unread };
  });
}
