import { type InboxBox, listMessages } from '@portal/shared/contract/inbox/messages';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { CountBadge } from '@portal/shared/ui/feedback/count-badge';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { AnnouncementBox } from './announcement-box.tsx';
import styles from './inbox.module.css';
import { MessageBox } from './message-box.tsx';
import { rowsPerPage, useInboxUpdates } from './use-inbox.ts';

const boxes = ['messages', 'announcements'] as const;

/** Messages to the member, and announcements to everyone. Follows the live stream. */
export function InboxCentre() {
  const intl = useIntl();
  const [box, setBox] = useState<InboxBox>('messages');
  useInboxUpdates();
  // The first page knows both counts, whichever tab is open.
  const counts = useCallQuery(listMessages, { pageNo: 1, pageSize: rowsPerPage }).data?.unread;
  const tab = (value: InboxBox) => {
    const count = counts?.[value] ?? 0;
    const badge = <CountBadge count={count} label={intl.formatMessage({ id: 'inbox.unread' }, { count })} />;
    return { value, label: intl.formatMessage({ id: `inbox.${value}` }), badge };
  };
  return (
    <Tabs
      className={styles.page}
      label={intl.formatMessage({ id: 'page.messageV2' })}
      items={boxes.map(tab)}
      value={box}
      onChange={setBox}
    >
      {box === 'messages' ? <MessageBox /> : <AnnouncementBox />}
    </Tabs>
  );
}
