import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';

/** Published releases. The manifest is stored here too, so that hashes are known when the folder is gone. */
export const releases = pgTable(
  'releases',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    publishedAt: time('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

/** Every composition: who put what live, when and why. Rows are only ever added. */
export const releaseActs = pgTable('release_acts', {
  sequence: integer('sequence').primaryKey(),
  at: time('at').notNull(),
  who: text('who').notNull(),
  act: text('act').$type<'promote' | 'rollback' | 'take-back'>().notNull(),
  name: text('name').notNull(),
  /** What a promotion puts live, or what a rollback or automatic rollback returns to. */
  version: text('version').notNull(),
  why: text('why').notNull(),
  /** Share of visitors in whole percent; below 100 the version is a candidate beside the live one. */
  percent: integer('percent').notNull().default(100),
});

/** Freezes and thaws. Rows are only ever added; the last one decides. */
export const releaseFreezes = pgTable('release_freezes', {
  id: serial('id').primaryKey(),
  act: text('act').$type<'freeze' | 'thaw'>().notNull(),
  at: time('at').notNull(),
  /** For a thaw, the moment of the thaw. */
  until: time('until').notNull(),
  who: text('who').notNull(),
  why: text('why').notNull(),
});
