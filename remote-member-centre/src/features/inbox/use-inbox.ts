import type { CallInput } from '@portal/shared/contract/calls/define-call';
import { announcementsPerPage } from '@portal/shared/contract/constants';
import { listOwnNotices } from '@portal/shared/contract/inbox/announcements';
import { deleteMessages, listMessages, readInbox, restoreMessages } from '@portal/shared/contract/inbox/messages';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useRefresh, useRefreshOn } from '@portal/shared/remote/calls/use-refresh';
import { useHost } from '@portal/shared/remote/host-context';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';

/** Rows of a page (docs/product.md 9). */
export const rowsPerPage = announcementsPerPage;

const lists = [listMessages, listOwnNotices];
const topics = ['inbox'];

const useInboxRefresh = () => useRefresh(lists);

/** Reloads after reads, deletions and new messages, so that two open pages agree. */
export function useInboxUpdates(): void {
  useRefreshOn('unread-changed', lists);
  useRewardUpdates(topics, useInboxRefresh());
}

/** Actions of the inbox. Refusals are shown, and the lists reload either way. */
export function useInboxActs() {
  const host = useHost();
  const failureText = useFailureText();
  const refresh = useInboxRefresh();
  async function done(work: Promise<unknown>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (error) {
      host.toast(failureText(error), 'bad');
      return false;
    } finally {
      void refresh();
    }
  }
  return {
    read: (asked: CallInput<typeof readInbox>) => done(host.call(readInbox, asked)),
    remove: (id: string) => done(host.call(deleteMessages, { ids: [id] })),
    restore: (id: string) => done(host.call(restoreMessages, { ids: [id] })),
  };
}
