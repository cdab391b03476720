import type { CallOutput } from '@portal/shared/contract/define-call';
import { listAudit } from '@portal/shared/contract/operator/operator-calls';
import { keepPreviousData, useQuery } from '@portal/shared/remote/query';
import { type Column, DataTable } from '@portal/shared/ui/data-table';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Pagination } from '@portal/shared/ui/pagination';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { useFailureText, useText, useTimes } from '../texts/use-text.ts';
import styles from './audit-page.module.css';

type AuditLine = CallOutput<typeof listAudit>['list'][number];

const rowsAPage = 20;

/** Who did what, when and why, the newest first: every act of every operator. */
export function AuditPage() {
  const t = useText();
  const failureText = useFailureText();
  const columns = useColumns();
  const { client } = useConsole();
  const [pageNo, setPageNo] = useState(1);
  const lines = useQuery({
    queryKey: ['audit', pageNo],
    queryFn: ({ signal }) => client.send(listAudit, { pageNo, pageSize: rowsAPage }, { signal }),
    placeholderData: keepPreviousData,
  });
  const retry = { label: t('page.retry'), onRetry: () => void lines.refetch(), isBusy: lines.isFetching };
  return (
    <section aria-labelledby="audit" className={styles.audit} aria-busy={lines.isPlaceholderData}>
      <h1 id="audit">{t('audit.title')}</h1>
      <p className={styles.about}>{t('audit.about')}</p>
      <DataTable
        caption={t('audit.title')}
        columns={columns}
        rows={lines.data?.list}
        rowKey={({ id }) => id}
        failed={
          lines.error ? (
            <FailedState title={t('audit.failed')} retry={retry}>
              {failureText(lines.error)}
            </FailedState>
          ) : undefined
        }
        empty={<EmptyState drawing="records" title={t('audit.empty')} />}
      />
      <Pagination
        pageNo={pageNo}
        totalPages={lines.data?.totalPages ?? 1}
        onChange={setPageNo}
        labels={{ pages: t('audit.pages'), previous: t('history.previous'), next: t('history.next') }}
      />
    </section>
  );
}

function useColumns(): Column<AuditLine>[] {
  const t = useText();
  const { moment } = useTimes();
  return [
    { id: 'at', title: t('history.at'), cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
    { id: 'act', title: t('history.act'), isLead: true, cell: ({ act }) => act },
    { id: 'target', title: t('audit.target'), cell: ({ target }) => <span className={styles.long}>{target}</span> },
    { id: 'who', title: t('history.who'), cell: ({ who }) => who },
    { id: 'why', title: t('history.why'), cell: ({ why }) => <span className={styles.long}>{why || '–'}</span> },
  ];
}
