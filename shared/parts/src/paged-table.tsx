import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import { Pages } from './pages.tsx';

export interface PagedTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  record: {
    data: { list: Row[]; totalPages: number } | undefined;
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  pages: { pageNo: number; onPage: (pageNo: number) => void; labelId?: string };
  /** Number of placeholder rows while the first page loads. */
  skeletonRows?: number;
  /** A totals row, by column id. */
  totals?: Record<string, ReactNode>;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** A record as a table with loading, error and empty states, and pages. */
export function PagedTable<Row>({ record, pages, ...table }: PagedTableProps<Row>) {
  return (
    <>
      <DataTable {...table} rows={record.data?.list} failed={record.isError ? <Failed query={record} /> : undefined} />
      <Pages {...pages} totalPages={record.data?.totalPages ?? 1} />
    </>
  );
}
