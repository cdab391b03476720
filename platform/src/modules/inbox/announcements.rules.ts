import type { Notice } from '@portal/shared/contract/content/list-announcements';
import type { OwnNotice } from '@portal/shared/contract/inbox/inbox-calls';

/** Announcements as one member has them; those from before the account was made are old news to it, hence read. */
export function ownNotices(notices: readonly Notice[], read: ReadonlySet<string>, registeredAt: Date): OwnNotice[] {
  return notices.map((notice) => ({
    ...notice,
    isRead: read.has(notice.id) || Date.parse(notice.at) < registeredAt.getTime(),
  }));
}
