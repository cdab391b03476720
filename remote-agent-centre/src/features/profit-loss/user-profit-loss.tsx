import {
  exportUserProfitLoss,
  listUserProfitLoss,
  type ProfitLossRow,
} from '@portal/shared/contract/agents/profit-loss';
import { ExportButton } from '@portal/shared/parts/export-button';
import { PagedTable } from '@portal/shared/parts/paged-table';
import { RecordFilters } from '@portal/shared/parts/record-filters';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { RowOpener } from '@portal/shared/ui/lists/row-opener';
import { AccountFilter } from '../../parts/account-filter.tsx';
import { BranchPath } from '../../parts/branch-path.tsx';
import { NoneFound } from '../../parts/none-found.tsx';
import { TeamPage } from '../../parts/team-page.tsx';
import { figuresEveryMs, rowsPerPage, useTeamFilter } from '../../parts/use-team-filter.ts';
import { useTeamUpdates } from '../../parts/use-team-updates.ts';
import { figureColumns, figureTotals } from './figure-columns.tsx';
import styles from './profit-loss.module.css';

const topics = ['team'] as const;
const calls = [listUserProfitLoss];

/** User profit and loss: the direct downlines of the agent, or of one below it, with their own figures and their team's. */
export function UserProfitLoss() {
  const host = useHost();
  const intl = useIntl();
  const { currencySymbol: symbol } = host.site;
  const text = (id: string) => intl.formatMessage({ id: `profitLoss.${id}` });
  const filter = useTeamFilter();
  const { parent, search } = filter.choices;
  const asked = { ...filter.period, parent, search };
  const page = { pageNo: filter.pageNo, pageSize: rowsPerPage };
  const record = useCallQuery(
    listUserProfitLoss,
    { ...asked, ...page },
    { keepPrevious: true, everyMs: figuresEveryMs },
  );
  useTeamUpdates(topics, calls);
  const open = (account: string | undefined) => filter.chooseAll({ parent: account });
  const find = (account: string) => filter.chooseAll({ search: account });
  const cell = (row: Parameters<typeof AccountCell>[0]['row']) => <AccountCell row={row} onOpen={open} />;
  return (
    <TeamPage error={record.error}>
      <RecordFilters
        filter={filter}
        choices={[]}
        search={<AccountFilter account={search ?? ''} onChange={find} label={text('search')} />}
      >
        <ExportButton
          name={`profit-and-loss-${filter.period.from}-${filter.period.to}`}
          read={() => host.call(exportUserProfitLoss, asked)}
        />
      </RecordFilters>
      {search || !record.data ? null : <BranchPath path={record.data.path} onOpen={open} />}
      <PagedTable
        caption={intl.formatMessage({ id: 'page.userProfitLoss' })}
        columns={figureColumns(intl, symbol, cell)}
        rowKey={({ account }) => account}
        record={record}
        pages={filter}
        totals={record.data && figureTotals(text('totals'), record.data.totals, symbol)}
        empty={<NoneFound list="profitLoss" account={search} onAll={() => find('')} />}
      />
    </TeamPage>
  );
}

/** The account; a button that opens the team if it has one. */
function AccountCell({ row, onOpen }: { row: ProfitLossRow; onOpen: (account: string) => void }) {
  const intl = useIntl();
  if (row.members === 0) return <span className={styles.account}>{row.account}</span>;
  return (
    <span className={styles.who}>
      <RowOpener
        className={styles.opener}
        aria-label={intl.formatMessage({ id: 'profitLoss.open' }, { account: row.account })}
        onClick={() => onOpen(row.account)}
      >
        {row.account}
      </RowOpener>
      <span className={styles.members}>{intl.formatMessage({ id: 'profitLoss.members' }, { count: row.members })}</span>
    </span>
  );
}
