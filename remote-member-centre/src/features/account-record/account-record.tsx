import type { CallOutput } from '@portal/shared/contract/define-call';
import { listTransactions } from '@portal/shared/contract/wallet/list-transactions';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amount-label';
import { type Column, DataTable } from '@portal/shared/ui/data-table';
import { Pagination } from '@portal/shared/ui/pagination';
import { useState } from 'react';
import { RecordEmpty, RecordFailed } from '../../parts/record-states.tsx';
import styles from './account-record.module.css';
import { typeLabel } from './type-label.ts';

type Movement = CallOutput<typeof listTransactions>['list'][number];

const rowsPerPage = 20;

/** Account record (transactionHistory): every movement of the main wallet, newest first. */
export function AccountRecord() {
  const intl = useIntl();
  const host = useHost();
  const [pageNo, setPageNo] = useState(1);
  const record = useCallQuery(listTransactions, { pageNo, pageSize: rowsPerPage }, { keepPrevious: true });
  const labels = {
    pages: intl.formatMessage({ id: 'record.pages' }),
    previous: intl.formatMessage({ id: 'record.previous' }),
    next: intl.formatMessage({ id: 'record.next' }),
  };
  return (
    <div className={styles.page}>
      <DataTable
        caption={intl.formatMessage({ id: 'page.transactionHistory' })}
        columns={columnsOf(intl, host.site.currencySymbol)}
        rows={record.data?.list}
        rowKey={({ id }) => id}
        failed={record.isError ? <RecordFailed onRetry={() => void record.refetch()} /> : undefined}
        empty={<RecordEmpty name="transactions" />}
      />
      <Pagination pageNo={pageNo} totalPages={record.data?.totalPages ?? 1} onChange={setPageNo} labels={labels} />
    </div>
  );
}

function columnsOf(intl: ReturnType<typeof useIntl>, symbol: string): Column<Movement>[] {
  const title = (id: string) => intl.formatMessage({ id: `transactions.${id}` });
  return [
    {
      id: 'type',
      title: title('type'),
      isLead: true,
      cell: (row) => (
        <span className={styles.what}>
          <span className={styles.name}>{typeLabel(intl, row.type)}</span>
          <time className={styles.time} dateTime={row.at}>
            {intl.formatDate(row.at, { dateStyle: 'medium', timeStyle: 'medium' })}
          </time>
        </span>
      ),
    },
    {
      id: 'reference',
      title: title('reference'),
      cell: (row) => <span className={styles.reference}>{row.reference}</span>,
    },
    {
      id: 'amount',
      title: title('amount'),
      isNumeric: true,
      cell: (row) => <AmountLabel kind="signed" amount={row.amount} symbol={symbol} />,
    },
    {
      id: 'balanceAfter',
      title: title('balanceAfter'),
      isNumeric: true,
      cell: (row) => <AmountLabel amount={row.balanceAfter} symbol={symbol} />,
    },
  ];
}
