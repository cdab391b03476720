import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { keepPreviousData, useQuery } from '@portal/shared/remote/query';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import { Pagination } from '@portal/shared/ui/lists/pagination';
import { type ReactNode, useState } from 'react';
import { useText } from '../texts/use-text.ts';
import { NoRoleNote } from './no-role-note.tsx';
import { PanelPage } from './panel.tsx';
import { useFailedList } from './use-failed-list.tsx';

const rowsAPage = 20;

interface ListPageProps<Row> {
  /** The texts of the page begin with it. */
  name: 'requests' | 'wins';
  /** Those that can do something with the rows. */
  roles: readonly OperatorRoleName[];
  queryKey: readonly string[];
  read(page: { pageNo: number; pageSize: number }, signal: AbortSignal): Promise<{ list: Row[]; totalPages: number }>;
  columns: Column<Row>[];
  rowKey(row: Row): string;
  /** The open dialog. */
  children?: ReactNode;
}

/** A page of a list that is read page by page. */
export function ListPage<Row>({ name, roles, queryKey, read, columns, rowKey, children }: ListPageProps<Row>) {
  const t = useText();
  const [pageNo, setPageNo] = useState(1);
  const rows = useQuery({
    queryKey: [...queryKey, pageNo],
    queryFn: ({ signal }) => read({ pageNo, pageSize: rowsAPage }, signal),
    placeholderData: keepPreviousData,
  });
  const failed = useFailedList(`${name}.failed`, rows);
  return (
    <PanelPage
      title={t(`${name}.title`)}
      about={t(`${name}.about`)}
      above={<NoRoleNote roles={roles} text={`${name}.noRole`} />}
      isBusy={rows.isPlaceholderData}
    >
      <DataTable
        caption={t(`${name}.title`)}
        columns={columns}
        rows={rows.data?.list}
        rowKey={rowKey}
        failed={failed}
        empty={<EmptyState drawing="records" title={t(`${name}.empty`)} />}
      />
      <Pagination
        pageNo={pageNo}
        totalPages={rows.data?.totalPages ?? 1}
        onChange={setPageNo}
        labels={{ pages: t(`${name}.pages`), previous: t('history.previous'), next: t('history.next') }}
      />
      {children}
    </PanelPage>
  );
}
