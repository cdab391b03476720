import { type Downline, exportDownlines } from '@portal/shared/contract/agents/downlines';
import { ExportButton } from '@portal/shared/parts/export-button';
import { PagedTable } from '@portal/shared/parts/paged-table';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { BranchPath } from '../../parts/branch-path.tsx';
import { downlineColumns } from './downline-columns.tsx';
import { TeamFilters } from './team-filters.tsx';
import styles from './team-management.module.css';
import type { Downlines } from './use-downlines.ts';

interface TeamListProps {
  downlines: Downlines;
  onShow: (row: Downline) => void;
  onTeam: (account: string | undefined) => void;
}

/** Filtered downlines of the agent or of a team member, with a file export. */
export function TeamList({ downlines: { asked, ask, record, pages }, onShow, onTeam }: TeamListProps) {
  const intl = useIntl();
  const host = useHost();
  const text = (id: string) => intl.formatMessage({ id: `downlines.${id}` });
  const { pageNo: _, ...filter } = asked;
  const isFiltered = Boolean(asked.search || asked.type || asked.state);
  return (
    <>
      <TeamFilters asked={asked} ask={ask} />
      <div className={styles.head}>
        {record.data ? <BranchPath path={record.data.path} onOpen={onTeam} /> : null}
        <p role="status" className={styles.small}>
          {record.data ? intl.formatMessage({ id: 'downlines.found' }, { count: record.data.found }) : null}
        </p>
        <ExportButton name="team" read={() => host.call(exportDownlines, filter)} />
      </div>
      <PagedTable
        caption={intl.formatMessage({ id: 'page.teamManagement' })}
        columns={downlineColumns(intl, onShow)}
        rowKey={({ account }) => account}
        record={record}
        pages={pages}
        empty={
          <EmptyState
            drawing={isFiltered ? 'search' : 'lantern'}
            title={text(isFiltered ? 'noneFound' : 'none')}
            action={
              isFiltered ? (
                <Button onClick={() => ask({ search: undefined, type: undefined, state: undefined })}>
                  {text('showAll')}
                </Button>
              ) : undefined
            }
          >
            {isFiltered ? null : text('none.text')}
          </EmptyState>
        }
      />
    </>
  );
}
