import type { Call, CallInput } from '@portal/shared/contract/define-call';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { type Column, DataTable } from '@portal/shared/ui/data-table';
import { Pagination } from '@portal/shared/ui/pagination';
import { type ReactNode, useState } from 'react';
import { RecordEmpty, RecordFailed } from './record-states.tsx';
import styles from './record-table.module.css';

const rowsPerPage = 20;

/** One page of a record at a time; the rows of the page before stay until the next one is here. */
export function useRecordPage<C extends Call>(call: C) {
  const [pageNo, onPage] = useState(1);
  const page = { pageNo, pageSize: rowsPerPage } as CallInput<C>;
  return { pageNo, onPage, ...useCallQuery(call, page, { keepPrevious: true }) };
}

interface RecordTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  record: {
    data: { list: Row[]; totalPages: number } | undefined;
    isError: boolean;
    refetch: () => Promise<unknown>;
    pageNo: number;
    onPage: (pageNo: number) => void;
  };
  /** Whose sentences stand where there are no rows. */
  name: 'bets' | 'transactions';
  /** Above the table, while the record can be read. */
  children?: ReactNode;
}

/** The frame of a record: table, its three states, pages. */
export function RecordTable<Row>({ caption, columns, rowKey, record, name, children }: RecordTableProps<Row>) {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id: `record.${id}` });
  return (
    <div className={styles.page}>
      {record.isError ? null : children}
      <DataTable
        caption={caption}
        columns={columns}
        rows={record.data?.list}
        rowKey={rowKey}
        failed={record.isError ? <RecordFailed onRetry={() => void record.refetch()} /> : undefined}
        empty={<RecordEmpty name={name} />}
      />
      <Pagination
        pageNo={record.pageNo}
        totalPages={record.data?.totalPages ?? 1}
        onChange={record.onPage}
        labels={{ pages: label('pages'), previous: label('previous'), next: label('next') }}
      />
    </div>
  );
}

interface RecordLeadProps {
  name: ReactNode;
  /** ISO 8601. */
  at: string;
}

/** What a row is about, and when. */
export function RecordLead({ name, at }: RecordLeadProps) {
  const intl = useIntl();
  return (
    <span className={styles.lead}>
      <span className={styles.name}>{name}</span>
      <time className={styles.time} dateTime={at}>
        {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })}
      </time>
    </span>
  );
}
