import { listAudit } from '@portal/shared/contract/operators/audit';
import { keepPreviousData, useQuery } from '@portal/shared/remote/query';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import { Pagination } from '@portal/shared/ui/lists/pagination';
import { RowOpener } from '@portal/shared/ui/lists/row-opener';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { PanelPage } from '../frame/panel.tsx';
import { useFailedList } from '../frame/use-failed-list.tsx';
import { useText, useTimes } from '../texts/use-text.ts';
import { AuditDetail, type AuditLine } from './audit-detail.tsx';
import { filterOf, noWords } from './audit-filter.rules.ts';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-page.module.css';

const rowsAPage = 20;

/** The audit: who did what, when and why, newest first, optionally filtered. */
export function AuditPage() {
  const t = useText();
  const [opened, setOpened] = useState<AuditLine>();
  const columns = useColumns(setOpened);
  const { client } = useConsole();
  const { timeZone } = useTimes();
  const [{ words, pageNo }, setAsked] = useState({ words: noWords, pageNo: 1 });
  const lines = useQuery({
    queryKey: ['audit', words, pageNo],
    queryFn: ({ signal }) =>
      client.send(listAudit, { ...filterOf(words, timeZone), pageNo, pageSize: rowsAPage }, { signal }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Object.values(words).some(Boolean);
  const failed = useFailedList('audit.failed', lines);
  return (
    <PanelPage
      title={t('audit.title')}
      about={t('audit.about')}
      above={<AuditFilters onAsk={(asked) => setAsked({ words: asked, pageNo: 1 })} />}
      isBusy={lines.isPlaceholderData}
    >
      <DataTable
        caption={t('audit.title')}
        columns={columns}
        rows={lines.data?.list}
        rowKey={({ id }) => id}
        failed={failed}
        empty={<EmptyState drawing="records" title={t(isFiltered ? 'audit.nothingFound' : 'audit.empty')} />}
      />
      <Pagination
        pageNo={pageNo}
        totalPages={lines.data?.totalPages ?? 1}
        onChange={(next) => setAsked({ words, pageNo: next })}
        labels={{ pages: t('audit.pages'), previous: t('history.previous'), next: t('history.next') }}
      />
      {opened ? <AuditDetail line={opened} onClose={() => setOpened(undefined)} /> : null}
    </PanelPage>
  );
}

function useColumns(onOpen: (line: AuditLine) => void): Column<AuditLine>[] {
  const t = useText();
  const { moment } = useTimes();
  return [
    {
      id: 'act',
      title: t('history.act'),
      isLead: true,
      cell: (line) => <RowOpener onClick={() => onOpen(line)}>{line.act}</RowOpener>,
    },
    { id: 'at', title: t('history.at'), cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
    { id: 'target', title: t('audit.target'), cell: ({ target }) => <span className={styles.long}>{target}</span> },
    { id: 'who', title: t('history.who'), cell: ({ who }) => who },
    { id: 'why', title: t('history.why'), cell: ({ why }) => <span className={styles.long}>{why || '–'}</span> },
  ];
}
