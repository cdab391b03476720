import { listBets } from '@portal/shared/contract/games/list-bets';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { DataTable } from '@portal/shared/ui/data-table';
import { Pagination } from '@portal/shared/ui/pagination';
import { useState } from 'react';
import { RecordEmpty, RecordFailed } from '../../parts/record-states.tsx';
import { betColumns } from './bet-columns.tsx';
import { BetTotals } from './bet-totals.tsx';
import styles from './betting-record.module.css';
import { useRefreshOnRoundEnd } from './use-refresh-on-round-end.ts';

const rowsPerPage = 20;

/** Betting record (personalHistoryCopy): every round, newest first; a round that ends while it is open appears by itself. */
export function BettingRecord() {
  const host = useHost();
  const intl = useIntl();
  const [pageNo, setPageNo] = useState(1);
  const record = useCallQuery(listBets, { pageNo, pageSize: rowsPerPage }, { keepPrevious: true });
  useRefreshOnRoundEnd();
  const labels = {
    pages: intl.formatMessage({ id: 'record.pages' }),
    previous: intl.formatMessage({ id: 'record.previous' }),
    next: intl.formatMessage({ id: 'record.next' }),
  };
  return (
    <div className={styles.page}>
      {record.isError ? null : <BetTotals totals={record.data?.totals} />}
      <DataTable
        caption={intl.formatMessage({ id: 'page.personalHistoryCopy' })}
        columns={betColumns(intl, host.site.currencySymbol)}
        rows={record.data?.list}
        rowKey={({ roundId }) => roundId}
        failed={record.isError ? <RecordFailed onRetry={() => void record.refetch()} /> : undefined}
        empty={<RecordEmpty name="bets" />}
      />
      <Pagination pageNo={pageNo} totalPages={record.data?.totalPages ?? 1} onChange={setPageNo} labels={labels} />
    </div>
  );
}
