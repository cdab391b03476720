import { PagedTable, type PagedTableProps } from '@portal/shared/parts/paged-table';
import { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { RowOpener } from '@portal/shared/ui/lists/row-opener';
import type { ReactNode } from 'react';
import { RecordEmpty } from './record-states.tsx';
import styles from './record-table.module.css';

/** Rows of a page. */
export const rowsPerPage = 20;

interface RecordTableProps<Row> extends Omit<PagedTableProps<Row>, 'empty' | 'skeletonRows'> {
  /** Prefix of the texts of the empty state. */
  name: 'bets' | 'transactions' | 'bonuses';
  filters: ReactNode;
  /** Between filters and table, while the record can be read. */
  children?: ReactNode;
}

/** The frame of a record: table, its three states, pages. */
export function RecordTable<Row>({ name, filters, children, ...table }: RecordTableProps<Row>) {
  return (
    <div className={styles.page}>
      {filters}
      {table.record.isError ? null : children}
      <PagedTable {...table} empty={<RecordEmpty name={name} />} />
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
      <RowOpener aria-haspopup="dialog" onClick={onOpen}>
        {name}
      </RowOpener>
      <RecordTime at={at} />
    </span>
  );
}

/** A moment to the second; `hasZone` when no time zone is shown beside it. */
export function RecordTime({ at, hasZone = false }: { at: string; hasZone?: boolean }) {
  const intl = useIntl();
  return (
    <time className={styles.time} dateTime={at}>
      {hasZone ? zonedTime(intl, at, 'medium') : intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })}
    </time>
  );
}

/** An id as far as it fits; the detail has it whole. */
export function RecordReference({ text }: { text: string }) {
  return (
    <span className={styles.reference} translate="no" title={text}>
      {text}
    </span>
  );
}
