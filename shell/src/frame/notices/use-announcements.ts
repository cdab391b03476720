import { listAnnouncements } from '@portal/shared/contract/content/announcements';
import { useCallQuery } from '@portal/shared/remote/host-context';

/** Loads all announcements of the page in one call (docs/product.md 7.2 and 9). */
export const announcementsInput = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' } as const;

export function useAnnouncements() {
  return useCallQuery(listAnnouncements, announcementsInput);
}
