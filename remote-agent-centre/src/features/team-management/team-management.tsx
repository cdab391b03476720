import { type Downline, exportDownlines } from '@portal/shared/contract/agents/team-calls';
import { ExportButton } from '@portal/shared/parts/export-button';
import { PagedTable } from '@portal/shared/parts/paged-table';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { useState } from 'react';
import { BranchPath } from '../../parts/branch-path.tsx';
import { TeamPage } from '../../parts/team-page.tsx';
import { downlineColumns } from './downline-columns.tsx';
import { DownlineDialog } from './downline-dialog.tsx';
import { TeamFilters } from './team-filters.tsx';
import styles from './team-management.module.css';
import { useDownlines } from './use-downlines.ts';

/** Team management: those below the agent, step by step down or all in one list, with what each may be told. */
export function TeamManagement() {
  const intl = useIntl();
  const host = useHost();
  const { timeZone } = host.site;
  const { asked, ask, record, pages } = useDownlines();
  const [shown, setShown] = useState<Downline>();
  const text = (id: string) => intl.formatMessage({ id: `downlines.${id}` });
  const { pageNo: _, ...filter } = asked;
  const isFiltered = Boolean(asked.search || asked.type || asked.state);
  const openTeam = (parent: string | undefined) => {
    setShown(undefined);
    ask({ parent, search: undefined });
  };
  return (
    <TeamPage error={record.error}>
      <TeamFilters asked={asked} ask={ask} />
      <div className={styles.head}>
        {record.data ? <BranchPath path={record.data.path} onOpen={openTeam} /> : null}
        <p role="status" className={styles.small}>
          {record.data ? intl.formatMessage({ id: 'downlines.found' }, { count: record.data.found }) : null}
        </p>
        <ExportButton name="team" read={() => host.call(exportDownlines, filter)} />
      </div>
      <PagedTable
        caption={intl.formatMessage({ id: 'page.teamManagement' })}
        columns={downlineColumns(intl, timeZone, setShown)}
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
      <DownlineDialog row={shown} onClose={() => setShown(undefined)} onTeam={openTeam} />
    </TeamPage>
  );
}
