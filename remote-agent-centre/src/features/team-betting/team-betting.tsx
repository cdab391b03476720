import { exportTeamBets, listTeamBets } from '@portal/shared/contract/agents/team-bets';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { ExportButton } from '@portal/shared/parts/export-button';
import { Money } from '@portal/shared/parts/money';
import { PagedTable } from '@portal/shared/parts/paged-table';
import { RecordFilters } from '@portal/shared/parts/record-filters';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import { AccountFilter } from '../../parts/account-filter.tsx';
import { NoneFound } from '../../parts/none-found.tsx';
import { TeamPage, Tiles } from '../../parts/team-page.tsx';
import { figuresEveryMs, rowsPerPage, useTeamFilter } from '../../parts/use-team-filter.ts';
import { useTeamUpdates } from '../../parts/use-team-updates.ts';
import { teamBetColumns } from './team-bet-columns.tsx';

const topics = ['team'] as const;
const calls = [listTeamBets];

/** Team betting: the rounds of the branch, newest first, optionally of one account. */
export function TeamBetting() {
  const host = useHost();
  const intl = useIntl();
  const filter = useTeamFilter();
  const { account } = filter.choices;
  const asked = { ...filter.period, account };
  const page = { pageNo: filter.pageNo, pageSize: rowsPerPage };
  const bets = useCallQuery(listTeamBets, { ...asked, ...page }, { keepPrevious: true, everyMs: figuresEveryMs });
  useTeamUpdates(topics, calls);
  const filterBy = (chosen: string) => filter.choose('account', chosen);
  return (
    <TeamPage error={bets.error}>
      <RecordFilters
        filter={filter}
        choices={[]}
        search={<AccountFilter account={account ?? ''} onChange={filterBy} />}
      >
        <ExportButton
          name={`team-bets-${filter.period.from}-${filter.period.to}`}
          read={() => host.call(exportTeamBets, asked)}
        />
      </RecordFilters>
      {bets.isError ? null : <BetTotals totals={bets.data?.totals} />}
      <PagedTable
        caption={intl.formatMessage({ id: 'page.teamBetting' })}
        columns={teamBetColumns(intl, host.site)}
        rowKey={({ roundId, at }) => `${roundId} ${at}`}
        record={bets}
        pages={filter}
        empty={<NoneFound list="betting" account={account} onAll={() => filterBy('')} />}
      />
    </TeamPage>
  );
}

/** Stakes, wins and number of all selected rounds. */
function BetTotals({ totals }: { totals?: CallOutput<typeof listTeamBets>['totals'] }) {
  const intl = useIntl();
  return (
    <Tiles>
      {(['stake', 'win'] as const).map((name) => (
        <StatTile
          key={name}
          label={<FormattedMessage id={`betting.total.${name}`} />}
          value={totals && <Money amount={totals[name]} />}
        />
      ))}
      <StatTile
        label={<FormattedMessage id="betting.total.rounds" />}
        value={totals && intl.formatNumber(totals.rounds)}
      />
    </Tiles>
  );
}
