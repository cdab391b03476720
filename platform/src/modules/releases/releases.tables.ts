import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/columns.ts';

/** What was published. The manifest is kept beside the folder, so that hashes are known when the folder is gone. */
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

/** Every composition there was: who put what live, when and why. Rows are only ever added. */
export const releaseActs = pgTable('release_acts', {
  sequence: integer('sequence').primaryKey(),
  at: time('at').notNull(),
  who: text('who').notNull(),
  act: text('act').$type<'promote' | 'rollback'>().notNull(),
  name: text('name').notNull(),
  version: text('version').notNull(),
  why: text('why').notNull(),
});
