import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './data-table.module.css';

export type Column<Row> = {
  id: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts are aligned right. */
  isNumeric?: boolean;
  /** The heading of the card on phones; one column at most. */
  isLead?: boolean;
};

export type DataTableProps<Row> = {
  /** Caption of the table for screen readers; not visible. */
  caption: string;
  columns: Column<Row>[];
  /** Absent while the first page loads. */
  rows?: Row[];
  rowKey: (row: Row) => string;
  /** Drawn when there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /** Drawn instead of rows when loading failed: a `FailedState`. */
  failed?: ReactNode;
  /** A totals row, by column id. */
  totals?: Record<string, ReactNode>;
  skeletonRows?: number;
  className?: string;
};

/** Records between hairlines; on phones every row becomes a card of named values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, failed, totals } = props;
  if (failed) return <>{failed}</>;
  if (rows?.length === 0) return <>{empty}</>;
  return (
    <table className={cx(styles.table, props.className)} aria-busy={!rows}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={column.isNumeric ? styles.numeric : undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows ? (
          rows.map((row) => <RecordRow key={rowKey(row)} columns={columns} content={(column) => column.cell(row)} />)
        ) : (
          <SkeletonRows columns={columns} count={props.skeletonRows ?? 5} />
        )}
      </tbody>
      {totals && rows ? (
        <tfoot>
          <RecordRow columns={columns} content={(column) => totals[column.id]} />
        </tfoot>
      ) : null}
    </table>
  );
}

type RecordRowProps<Row> = { columns: Column<Row>[]; content: (column: Column<Row>) => ReactNode };

function RecordRow<Row>({ columns, content }: RecordRowProps<Row>) {
  return (
    <tr>
      {columns.map((column) => (
        <td
          key={column.id}
          className={cx(
            column.isNumeric && styles.numeric,
            column.isLead && styles.lead,
            content(column) === undefined && styles.blank,
          )}
        >
          {column.isLead ? null : (
            <span className={styles.name} aria-hidden="true">
              {column.title}
            </span>
          )}
          <span className={styles.value} translate={column.isNumeric ? 'no' : undefined}>
            {content(column)}
          </span>
        </td>
      ))}
    </tr>
  );
}

function SkeletonRows<Row>({ columns, count }: { columns: Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <RecordRow key={at} columns={columns} content={() => <Skeleton width={56 + ((at * 37) % 48)} />} />
  ));
}
