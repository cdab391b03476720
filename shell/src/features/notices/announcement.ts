import type { Banner, Notice } from '@portal/shared/contract/content/list-announcements';

/** Types of docs/product.md 9 in the order of the filter: home notices, player, popup, promotion, banners. */
const announcementTypes = ['H', 'PL', 'PU', 'PR', 'B'] as const;
type AnnouncementType = (typeof announcementTypes)[number];

/** One entry of an announcement list; a banner has a picture and maybe a link in place of HTML and time. */
export type Announcement = Notice | { id: string; type: 'B'; title: string; banner: Banner };

const typeRank = (type: AnnouncementType) => announcementTypes.indexOf(type);

/** Every announcement, banners last. One entry for each banner, however many groups show it. */
export function announcementsOf(answer: { notices: readonly Notice[]; banners: readonly Banner[] }): Announcement[] {
  const banners = answer.banners.map((banner) => ({
    id: `banner:${banner.bannerId}`,
    type: 'B' as const,
    title: banner.title,
    banner,
  }));
  return [...answer.notices, ...banners];
}

/** Types that have at least one entry, in the order of the filter. */
export function typesIn(all: readonly Announcement[]): AnnouncementType[] {
  return [...new Set(all.map(({ type }) => type))].sort((a, b) => typeRank(a) - typeRank(b));
}

/** The type that an address asks for; undefined for all of them. */
export function typeAsked(search: string): AnnouncementType | undefined {
  const asked = new URLSearchParams(search).get('type');
  return announcementTypes.find((type) => type === asked);
}
