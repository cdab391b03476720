import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';

/** A number per area that grows with each change; the shell's session caches use it as their key. */
export const contentVersions = pgTable('content_versions', {
  area: text('area').primaryKey(),
  version: integer('version').notNull(),
});

export const feedback = pgTable('feedback', {
  reference: text('reference').primaryKey(),
  at: time('at').notNull(),
  memberId: text('member_id'),
  questionType: text('question_type').notNull(),
  content: text('content').notNull(),
});
