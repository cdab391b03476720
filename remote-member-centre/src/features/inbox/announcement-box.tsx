import { listOwnNotices, type OwnNotice } from '@portal/shared/contract/inbox/announcements';
import { AnnouncementText } from '@portal/shared/parts/announcement-text';
import { ShortTime } from '@portal/shared/parts/short-time';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { plainWords } from '@portal/shared/remote/plain-words';
import { MegaphoneIcon } from '@portal/shared/ui/icons/frame';
import { useState } from 'react';
import { RecordDetail } from '../../parts/records/record-detail.tsx';
import { BoxList } from './box-list.tsx';
import { BoxRow } from './box-row.tsx';
import { useBoxPages } from './use-box-pages.ts';
import { rowsPerPage, useInboxActs } from './use-inbox.ts';

/** Announcements to everyone, with this member's read marks. */
export function AnnouncementBox() {
  const acts = useInboxActs();
  const [opened, setOpened] = useState<OwnNotice>();
  const [pageNo, onPage] = useState(1);
  const answer = useCallQuery(listOwnNotices, { pageNo, pageSize: rowsPerPage }, { keepPrevious: true });
  useBoxPages(answer.data?.totalPages, pageNo, onPage);

  function open(notice: OwnNotice): void {
    setOpened(notice);
    if (!notice.isRead) void acts.read({ box: 'announcements', ids: [notice.id] });
  }

  return (
    <>
      <BoxList
        box="announcements"
        answer={answer}
        unread={answer.data?.unread.announcements ?? 0}
        pages={{ pageNo, onPage }}
        onReadAll={() => void acts.read({ box: 'announcements' })}
        row={(notice) => (
          <BoxRow
            key={notice.id}
            {...{ title: notice.title, preview: plainWords(notice.content), at: notice.at, isRead: notice.isRead }}
            icon={<MegaphoneIcon size={20} />}
            tone="accent"
            onOpen={() => open(notice)}
          />
        )}
      />
      {opened ? (
        <RecordDetail
          title={opened.title}
          description={<ShortTime at={opened.at} hasZone />}
          onClose={() => setOpened(undefined)}
        >
          <AnnouncementText html={opened.content} />
        </RecordDetail>
      ) : null}
    </>
  );
}
