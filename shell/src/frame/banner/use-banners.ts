import type { Banner } from '@portal/shared/contract/content/announcements';
import { useAnnouncements } from '../notices/use-announcements.ts';
import { bannerGroupOf, bannersFor } from './banner.rules.ts';

/** Banners of a path; undefined while loading, empty if there are none. */
export function useBanners(pathname: string): readonly Banner[] | undefined {
  const { data, isError } = useAnnouncements();
  if (!bannerGroupOf(pathname) || isError) return [];
  return data && bannersFor(pathname, data.banners);
}
