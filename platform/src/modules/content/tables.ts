import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Settings that the operator changed; what is not here has its default. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  version: integer('version').notNull(),
  changedAt: time('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** A number per area that grows with each change, by which the session caches of the shell are keyed. */
export const contentVersions = pgTable('content_versions', {
  area: text('area').primaryKey(),
  version: integer('version').notNull(),
});

export const banners = pgTable('banners', {
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  groupName: text('group_name').notNull(),
  linkageType: text('linkage_type'),
  title: text('title').notNull(),
  body: text('body'),
  position: integer('position').notNull(),
});

/** Announcements of types PL, PU, PR and H; content is sanitised when it is written. */
export const notices = pgTable('notices', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  at: time('at').notNull(),
});

export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  content: text('content').notNull(),
  art: text('art').notNull(),
  state: text('state').notNull(),
  endsAt: time('ends_at'),
  position: integer('position').notNull(),
});

export const helpArticles = pgTable('help_articles', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  position: integer('position').notNull(),
});

export const feedback = pgTable('feedback', {
  reference: text('reference').primaryKey(),
  at: time('at').notNull(),
  memberId: text('member_id'),
  questionType: text('question_type').notNull(),
  content: text('content').notNull(),
});
