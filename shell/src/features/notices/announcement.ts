import type { Banner, Notice } from '@portal/shared/contract/content/announcements';

/** Types of docs/product.md 9 in filter order: home notices, player, popup, promotion, banners. */
const announcementTypes = ['H', 'PL', 'PU', 'PR', 'B'] as const;
type AnnouncementType = (typeof announcementTypes)[number];

/** One entry of an announcement list; a banner has a picture and perhaps a link instead of HTML and time. */
export type Announcement = Notice | { id: string; type: 'B'; title: string; banner: Banner };

const typeRank = (type: AnnouncementType) => announcementTypes.indexOf(type);

/** Lists every announcement, banners last. A banner has one entry, even if several groups show it. */
export function announcementsOf(answer: { notices: readonly Notice[]; banners: readonly Banner[] }): Announcement[] {
  const banners = answer.banners.map((banner) => ({
    id: `banner:${banner.bannerId}`,
    type: 'B' as const,
    title: banner.title,
    banner,
  }));
  return [...answer.notices, ...banners];
}

/** Types with at least one entry, in filter order. */
export function typesIn(all: readonly Announcement[]): AnnouncementType[] {
  return [...new Set(all.map(({ type }) => type))].sort((a, b) => typeRank(a) - typeRank(b));
}

/** Returns the type that the address names; undefined for all. */
export function typeAsked(search: string): AnnouncementType | undefined {
  const asked = new URLSearchParams(search).get('type');
  return announcementTypes.find((type) => type === asked);
}
