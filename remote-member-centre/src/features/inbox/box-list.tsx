import { NotLoaded } from '@portal/shared/parts/failed';
import { Pages } from '@portal/shared/parts/pages';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { CheckIcon } from '@portal/shared/ui/icons/status';
import type { ReactNode } from 'react';
import styles from './inbox.module.css';

interface BoxListProps<Row> {
  /** Prefix of the texts of the empty state. */
  box: 'messages' | 'announcements';
  answer: { data: { list: Row[]; totalPages: number } | undefined; isError: boolean; refetch: () => Promise<unknown> };
  unread: number;
  pages: { pageNo: number; onPage: (pageNo: number) => void };
  onReadAll: () => void;
  row: (row: Row) => ReactNode;
  /** Above the list. */
  children?: ReactNode;
}

/** Shared list of both tabs: unread count, rows, states and pages. */
export function BoxList<Row>({ box, answer, unread, pages, onReadAll, row, children }: BoxListProps<Row>) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  if (answer.isError || !answer.data)
    return (
      <NotLoaded query={answer}>
        <Waiting />
      </NotLoaded>
    );
  const { list, totalPages } = answer.data;
  return (
    <div className={styles.box}>
      {children}
      {list.length === 0 ? (
        <EmptyState drawing="letter" title={text(`inbox.${box}.empty`)}>
          {text(`inbox.${box}.empty.text`)}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <span className={styles.count}>{intl.formatMessage({ id: 'inbox.unread' }, { count: unread })}</span>
            <Button
              size="small"
              variant="quiet"
              icon={<CheckIcon size={18} />}
              disabled={unread === 0}
              onClick={onReadAll}
            >
              {text('inbox.readAll')}
            </Button>
          </div>
          <ul className={styles.list}>{list.map(row)}</ul>
        </>
      )}
      <Pages {...pages} totalPages={totalPages} labelId="inbox.pages" />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy>
      {[1, 2, 3, 4].map((no) => (
        <Skeleton key={no} shape="block" width="100%" height={76} />
      ))}
    </div>
  );
}
