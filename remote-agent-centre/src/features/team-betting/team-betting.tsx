import { listTeamBets } from '@portal/shared/contract/agents/team-overview';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { Button } from '@portal/shared/ui/button';
import { DataTable } from '@portal/shared/ui/data-table';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { Pagination } from '@portal/shared/ui/pagination';
import { useState } from 'react';
import { AccountFilter } from '../../parts/account-filter.tsx';
import { NotAnAgent, TeamFailed } from '../../parts/team-states.tsx';
import { teamBetColumns } from './team-bet-columns.tsx';
import styles from './team-betting.module.css';

const rowsPerPage = 20;

/** Team betting: the rounds of the branch, newest first, of one account if wanted. */
export function TeamBetting() {
  const host = useHost();
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [query, setQuery] = useState({ account: '', pageNo: 1 });
  const input = { pageNo: query.pageNo, pageSize: rowsPerPage, ...(query.account && { account: query.account }) };
  const bets = useCallQuery(listTeamBets, input, { keepPrevious: true });
  const filterBy = (account: string) => setQuery({ account, pageNo: 1 });
  if (refusalOf(bets.error)?.code === 'not_an_agent') return <NotAnAgent />;
  return (
    <div className={styles.page}>
      <AccountFilter account={query.account} onChange={filterBy} />
      <DataTable
        caption={text('page.teamBetting')}
        columns={teamBetColumns(intl, host.site.currencySymbol)}
        rows={bets.data?.list}
        rowKey={({ roundId }) => roundId}
        failed={bets.isError ? <TeamFailed onRetry={() => void bets.refetch()} /> : undefined}
        empty={
          <EmptyState
            drawing={query.account ? 'search' : 'records'}
            title={intl.formatMessage({ id: query.account ? 'betting.noneOf' : 'betting.none' }, query)}
            action={query.account ? <Button onClick={() => filterBy('')}>{text('betting.all')}</Button> : undefined}
          />
        }
      />
      <Pagination
        pageNo={query.pageNo}
        totalPages={bets.data?.totalPages ?? 1}
        onChange={(pageNo) => setQuery({ ...query, pageNo })}
        labels={{ pages: text('record.pages'), previous: text('record.previous'), next: text('record.next') }}
      />
    </div>
  );
}
