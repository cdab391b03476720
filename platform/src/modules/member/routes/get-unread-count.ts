import { getUnreadCount } from '@portal/shared/contract/member/get-unread-count';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';

/** Nothing sends messages to members yet, so nothing is unread. */
export function getUnreadCountRoute(app: FastifyInstance): void {
  route(app, getUnreadCount, async () => ({ unreadCount: 0 }));
}
