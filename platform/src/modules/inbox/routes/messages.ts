import type { LanguageCode } from '@portal/shared/contract/game-types';
import {
  deleteMessages,
  getUnreadCount,
  type InboxMessage,
  listMessages,
  readInbox,
  restoreMessages,
} from '@portal/shared/contract/inbox/messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { textIn } from '../../../kernel/strings/text-in.ts';
import type { InboxRow } from '../inbox.tables.ts';
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

/** Counts messages only, not announcements to everyone (decisions/047). */
export function getUnreadCountRoute(app: FastifyInstance, { messages }: InboxModule): void {
  route(app, getUnreadCount, async (_input, { member }) => ({
    unreadCount: await messages.countUnread(member.memberId),
  }));
}

export function listMessagesRoute(app: FastifyInstance, inbox: InboxModule): void {
  route(app, listMessages, async (asked, { member: { memberId }, language }) => {
    const { list, totalPages } = await inbox.messages.page(memberId, asked);
    const unread = await inbox.unreadOf(memberId, language);
    return { list: list.map((row) => showMessage(row, language)), totalPages, unread };
  });
}

export function readInboxRoute(app: FastifyInstance, inbox: InboxModule): void {
  route(app, readInbox, async ({ box, ids }, { member: { memberId }, language }) => {
    if (box === 'announcements') await inbox.announcements.read(memberId, language, ids);
    else if (ids) await inbox.messages.read(memberId, ids);
    else await inbox.messages.readAll(memberId);
    return { unread: await inbox.unreadOf(memberId, language) };
  });
}

/** Shows a message to its member, in the asked language or the nearest one. */
function showMessage({ id, topic, texts, createdAt, readAt }: InboxRow, language: LanguageCode): InboxMessage {
  const { title, content } = textIn(texts, language) ?? { title: '', content: '' };
  return { id, topic, title, content, at: createdAt.toISOString(), isRead: readAt !== null };
}
