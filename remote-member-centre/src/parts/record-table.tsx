import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { type Column, DataTable } from '@portal/shared/ui/data-table';
import { Pagination } from '@portal/shared/ui/pagination';
import type { ReactNode } from 'react';
import { RecordEmpty, RecordFailed } from './record-states.tsx';
import styles from './record-table.module.css';

/** Rows of a page. */
export const rowsPerPage = 20;

interface RecordTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  record: {
    data: { list: Row[]; totalPages: number } | undefined;
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  pages: { pageNo: number; onPage: (pageNo: number) => void };
  /** Whose sentences stand where there are no rows. */
  name: 'bets' | 'transactions' | 'bonuses';
  filters: ReactNode;
  /** Between filters and table, while the record can be read. */
  children?: ReactNode;
}

/** The frame of a record: table, its three states, pages. */
export function RecordTable<Row>({
  caption,
  columns,
  rowKey,
  record,
  pages,
  name,
  filters,
  children,
}: RecordTableProps<Row>) {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id: `record.${id}` });
  return (
    <div className={styles.page}>
      {filters}
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
        pageNo={pages.pageNo}
        totalPages={record.data?.totalPages ?? 1}
        onChange={pages.onPage}
        labels={{ pages: label('pages'), previous: label('previous'), next: label('next') }}
      />
    </div>
  );
}

interface RecordLeadProps {
  name: ReactNode;
  /** ISO 8601. */
  at: string;
  /** Opens the detail of the row. */
  onOpen: () => void;
}

/** What a row is about, and when, as a button to its detail. */
export function RecordLead({ name, at, onOpen }: RecordLeadProps) {
  return (
    <span className={styles.lead}>
      <button type="button" className={styles.name} aria-haspopup="dialog" onClick={onOpen}>
        {name}
      </button>
      <RecordTime at={at} />
    </span>
  );
}

/** A moment by the clocks of the portal, as its days are. */
export function RecordTime({ at }: { at: string }) {
  const intl = useIntl();
  const { timeZone } = useHost().site;
  return (
    <time className={styles.time} dateTime={at}>
      {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium', ...(timeZone && { timeZone }) })}
    </time>
  );
}

/** An id as far as it fits; the detail has it whole. */
export function RecordReference({ text }: { text: string }) {
  return (
    <span className={styles.reference} title={text}>
      {text}
    </span>
  );
}
