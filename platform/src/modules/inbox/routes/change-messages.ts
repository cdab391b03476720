import { deleteMessages, restoreMessages } from '@portal/shared/contract/inbox/messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { InboxModule } from '../index.ts';

/** Registers deleting and restoring. */
export function changeMessagesRoutes(app: FastifyInstance, inbox: InboxModule): void {
  route(app, deleteMessages, async ({ ids }, { member: { memberId }, language }) => {
    await inbox.messages.remove(memberId, ids);
    return { unread: await inbox.unreadOf(memberId, language) };
  });
  route(app, restoreMessages, async ({ ids }, { member: { memberId }, language }) => {
    await inbox.messages.restore(memberId, ids);
    return { unread: await inbox.unreadOf(memberId, language) };
  });
}
