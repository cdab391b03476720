import { getUnreadCount } from '@portal/shared/contract/inbox/messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { InboxModule } from '../index.ts';

/** Counts messages only, not announcements to everyone (docs/decisions/047). */
export function getUnreadCountRoute(app: FastifyInstance, { messages }: InboxModule): void {
  route(app, getUnreadCount, async (_input, { member }) => ({
    unreadCount: await messages.countUnread(member.memberId),
  }));
}
