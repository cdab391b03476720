import {
  exportDownlineTransactions,
  listDownlineTransactions,
} from '@portal/shared/contract/agents/downline-transactions';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { transactionGroups } from '@portal/shared/contract/wallet/transactions';
import { ExportButton } from '@portal/shared/parts/export-button';
import { Money } from '@portal/shared/parts/money';
import { PagedTable } from '@portal/shared/parts/paged-table';
import { RecordFilters } from '@portal/shared/parts/record-filters';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import { AccountFilter } from '../../parts/account-filter.tsx';
import { NoneFound } from '../../parts/none-found.tsx';
import { TeamPage, Tiles } from '../../parts/team-page.tsx';
import { figuresEveryMs, rowsPerPage, useTeamFilter } from '../../parts/use-team-filter.ts';
import { useTeamUpdates } from '../../parts/use-team-updates.ts';
import { transactionColumns } from './transaction-columns.tsx';

const topics = ['team'] as const;
const calls = [listDownlineTransactions];

/** Transaction details of downlines: every movement of the wallets of the branch, newest first. */
export function DownlineTransactions() {
  const host = useHost();
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const filter = useTeamFilter();
  const { account, group: chosen } = filter.choices;
  const group = transactionGroups.find((value) => value === chosen);
  const asked = { ...filter.period, account, group };
  const page = { pageNo: filter.pageNo, pageSize: rowsPerPage };
  const options = { keepPrevious: true, everyMs: figuresEveryMs };
  const record = useCallQuery(listDownlineTransactions, { ...asked, ...page }, options);
  useTeamUpdates(topics, calls);
  const filterBy = (typed: string) => filter.choose('account', typed);
  const groups = transactionGroups.map((value) => ({ value, label: text(`transactions.group.${value}`) }));
  const ofGroup = { name: 'group', label: text('transactions.group'), all: text('transactions.group.all') };
  const isTooLarge = refusalOf(record.error)?.code === 'branch_too_large';
  return (
    <TeamPage error={record.error}>
      <RecordFilters
        filter={filter}
        choices={[{ ...ofGroup, options: groups }]}
        search={<AccountFilter account={account ?? ''} onChange={filterBy} />}
      >
        <ExportButton
          name={`transactions-${filter.period.from}-${filter.period.to}`}
          read={() => host.call(exportDownlineTransactions, asked)}
        />
      </RecordFilters>
      {isTooLarge ? (
        <TooManyAccounts />
      ) : (
        <>
          {record.isError ? null : <MovementTotals totals={record.data?.totals} />}
          <PagedTable
            caption={text('page.downlineTransactions')}
            columns={transactionColumns(intl, host.site.currencySymbol)}
            rowKey={({ id }) => id}
            record={record}
            pages={filter}
            empty={<NoneFound list="transactions" account={account} onAll={() => filterBy('')} />}
          />
        </>
      )}
    </TeamPage>
  );
}

/** Shown for `branch_too_large`: movements of so many accounts are not listed together. */
export function TooManyAccounts() {
  const intl = useIntl();
  return (
    <EmptyState drawing="search" title={intl.formatMessage({ id: 'transactions.tooMany' })}>
      {intl.formatMessage({ id: 'transactions.tooMany.text' })}
    </EmptyState>
  );
}

/** Totals in and out of the whole selection. */
export function MovementTotals({ totals }: { totals?: CallOutput<typeof listDownlineTransactions>['totals'] }) {
  const intl = useIntl();
  return (
    <Tiles>
      {(['incoming', 'outgoing'] as const).map((name) => (
        <StatTile
          key={name}
          label={<FormattedMessage id={`transactions.${name}`} />}
          value={totals && <Money amount={totals[name]} />}
        />
      ))}
      <StatTile
        label={<FormattedMessage id="transactions.movements" />}
        value={totals && intl.formatNumber(totals.movements)}
      />
    </Tiles>
  );
}
