import { listAgentAnnouncements } from '@portal/shared/contract/agents/announcements';
import { Failed } from '@portal/shared/parts/failed';
import { Pages } from '@portal/shared/parts/pages';
import { useRefreshOn } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { useState } from 'react';
import { TeamPage } from '../../parts/team-page.tsx';
import { AnnouncementItem } from './announcement-item.tsx';
import styles from './announcements.module.css';

const perPage = 9;
const calls = [listAgentAnnouncements];

/** Agent announcements of the operator, newest first. */
export function Announcements() {
  const intl = useIntl();
  const [pageNo, setPageNo] = useState(1);
  const answer = useCallQuery(listAgentAnnouncements, { pageNo, pageSize: perPage }, { keepPrevious: true });
  useRefreshOn('notice-published', calls);
  return (
    <TeamPage error={answer.error}>
      {answer.isError ? (
        <Failed titleId="team.failed.title" query={answer} />
      ) : answer.data?.list.length === 0 ? (
        <EmptyState drawing="letter" title={intl.formatMessage({ id: 'announcements.none' })}>
          {intl.formatMessage({ id: 'announcements.none.text' })}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-busy={!answer.data || answer.isPlaceholderData}>
          {answer.data
            ? answer.data.list.map((notice) => <AnnouncementItem key={notice.id} notice={notice} />)
            : ['first', 'second', 'third'].map((name) => (
                <li key={name} className={styles.waiting}>
                  <Skeleton width="50%" />
                  <Skeleton width="85%" />
                </li>
              ))}
        </ul>
      )}
      <Pages pageNo={pageNo} totalPages={answer.isError ? 1 : (answer.data?.totalPages ?? 1)} onPage={setPageNo} />
    </TeamPage>
  );
}
