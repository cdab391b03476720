import { announcementsPerPage } from '@portal/shared/contract/constants';

/** Pages of 9 (docs/product.md 2.3). */
export function pagesOf(notices: readonly unknown[]): number {
  return Math.max(1, Math.ceil(notices.length / announcementsPerPage));
}

export function noticePage<T>(notices: readonly T[], page: number): readonly T[] {
  return notices.slice((page - 1) * announcementsPerPage, page * announcementsPerPage);
}

/** Returns the page of a notice; the first one for an unknown notice. */
export function pageOfNotice(notices: readonly { id: string }[], id: string | undefined): number {
  const index = notices.findIndex((notice) => notice.id === id);
  return index < 0 ? 1 : Math.floor(index / announcementsPerPage) + 1;
}
