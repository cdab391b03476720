import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { contentVersions } from './tables.ts';

export type ContentArea = 'announcements' | 'vendors';

/** Marks an area as changed: browsers drop their cached answers at the next page load. */
export async function bumpVersion(database: Database, area: ContentArea): Promise<void> {
  await database.db
    .insert(contentVersions)
    .values({ area, version: 1 })
    .onConflictDoUpdate({ target: contentVersions.area, set: { version: sql`${contentVersions.version} + 1` } });
}

/** The number of each area; 0 before its first change. */
export async function readVersions(database: Database): Promise<Readonly<Record<ContentArea, number>>> {
  const rows = await database.db.select().from(contentVersions);
  const versionOf = (area: ContentArea) => rows.find((row) => row.area === area)?.version ?? 0;
  return {
    announcements: versionOf('announcements'),
    vendors: versionOf('vendors'),
  };
}
