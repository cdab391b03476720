import type { Banner, Notice } from '@portal/shared/contract/content/list-announcements';
import { asc, desc, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { bumpVersion } from './content-versions.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { banners, notices } from './tables.ts';

/** Stores an announcement; its HTML is cut down to what is harmless. */
export async function saveNotice(database: Database, notice: Notice): Promise<void> {
  const { id, ...fields } = { ...notice, content: sanitiseHtml(notice.content), at: new Date(notice.at) };
  await database.transaction(async () => {
    await database.db
      .insert(notices)
      .values({ id, ...fields })
      .onConflictDoUpdate({ target: notices.id, set: fields });
    await bumpVersion(database, 'announcements');
  });
}

/** Announcements of the asked types, newest first. */
export async function listNotices(database: Database, types: readonly Notice['type'][]): Promise<Notice[]> {
  const rows = await database.db
    .select()
    .from(notices)
    .where(inArray(notices.type, [...types]))
    .orderBy(desc(notices.at), asc(notices.id))
    .limit(200);
  return rows.map((row) => ({ ...row, type: row.type as Notice['type'], at: row.at.toISOString() }));
}

export async function saveBanner(database: Database, banner: Banner, position: number): Promise<void> {
  const { bannerId: id, text: body, url, groupName, linkageType, title } = banner;
  const fields = { url, groupName, linkageType: linkageType ?? null, title, body: body ?? null, position };
  await database.transaction(async () => {
    await database.db
      .insert(banners)
      .values({ id, ...fields })
      .onConflictDoUpdate({ target: banners.id, set: fields });
    await bumpVersion(database, 'announcements');
  });
}

/** All banners in their order; the page picks those of its group. */
export async function listBanners(database: Database): Promise<Banner[]> {
  const rows = await database.db.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
  return rows.map(({ id, url, groupName, linkageType, title, body }) => ({
    bannerId: id,
    url,
    groupName,
    title,
    ...(linkageType ? { linkageType } : {}),
    ...(body ? { text: body } : {}),
  }));
}
