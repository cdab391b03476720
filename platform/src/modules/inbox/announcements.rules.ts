import type { Notice } from '@portal/shared/contract/content/announcements';
import type { OwnNotice } from '@portal/shared/contract/inbox/announcements';

/** Marks announcements as read for one member; those from before registration count as read. */
export function ownNotices(notices: readonly Notice[], read: ReadonlySet<string>, registeredAt: Date): OwnNotice[] {
  return notices.map((notice) => ({
    ...notice,
    isRead: read.has(notice.id) || Date.parse(notice.at) < registeredAt.getTime(),
  }));
}
