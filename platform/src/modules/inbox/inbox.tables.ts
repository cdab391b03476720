import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { MessageTopic } from '@portal/shared/contract/inbox/message-topic';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';
import type { MessageWords } from './new-message.ts';

/** Messages to members; deleted ones stay, so that a reference is not sent again. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    /** Identifies the message for its member: sent once, however often. */
    reference: text('reference').notNull(),
    topic: text('topic').$type<MessageTopic>().notNull(),
    texts: jsonb('texts').$type<Partial<Record<LanguageCode, MessageWords>>>().notNull(),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at'),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    uniqueIndex('inbox_messages_reference').on(table.memberId, table.reference),
    index('inbox_messages_shown').on(table.memberId, table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
    index('inbox_messages_unread')
      .on(table.memberId)
      .where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
  ],
);

export type InboxRow = typeof inboxMessages.$inferSelect;

/** Announcements that a member has read. */
export const inboxNoticeReads = pgTable(
  'inbox_notice_reads',
  {
    memberId: text('member_id').notNull(),
    noticeId: text('notice_id').notNull(),
    readAt: time('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.noticeId] })],
);
