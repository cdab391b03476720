import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { FailedState } from '@portal/shared/ui/feedback/failed-state';
import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import { Pagination } from '@portal/shared/ui/lists/pagination';
import { useText } from '../../../host/use-text.ts';
import styles from './records.module.css';

interface PointRecordProps<Row> {
  caption: string;
  columns: Column<Row>[];
  query: {
    data: { list: Row[]; totalPages: number } | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch(): unknown;
  };
  pageNo: number;
  onPage(pageNo: number): void;
  empty: string;
  emptyText: string;
}

/** A record of the mall: its table with loading, error and empty states, and pages. */
export function PointRecord<Row extends { id: string }>(props: PointRecordProps<Row>) {
  const t = useText();
  const { caption, columns, query, pageNo, onPage, empty, emptyText } = props;
  const retry = { label: t('common.retry'), onRetry: () => void query.refetch(), isBusy: query.isFetching };
  return (
    <div className={styles.record}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={query.data?.list}
        rowKey={({ id }) => id}
        failed={query.isError && !query.data ? <FailedState title={t('error.network')} retry={retry} /> : undefined}
        empty={
          <EmptyState drawing="records" title={empty}>
            {emptyText}
          </EmptyState>
        }
      />
      <Pagination
        className={styles.pages}
        pageNo={pageNo}
        totalPages={query.data?.totalPages ?? 1}
        onChange={onPage}
        labels={{ pages: t('points.pages'), previous: t('points.previous'), next: t('points.next') }}
      />
    </div>
  );
}
