import { gameTypes } from '@portal/shared/contract/game-types';
import { betState } from '@portal/shared/contract/games/bet-filter';
import { exportBets, listBets } from '@portal/shared/contract/games/bets';
import { ExportButton } from '@portal/shared/parts/export-button';
import { RecordFilters } from '@portal/shared/parts/record-filters';
import { useRefreshOn } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useRecordFilter } from '@portal/shared/remote/records/use-record-filter';
import { useState } from 'react';
import { BetDetail } from '../../parts/records/bet-detail.tsx';
import { BetTotals } from '../../parts/records/bet-totals.tsx';
import { RecordTable, rowsPerPage } from '../../parts/records/record-table.tsx';
import { useGameChoices } from '../../parts/records/use-game-choices.ts';
import { betColumns } from './bet-columns.tsx';

const calls = [listBets];

/**
 * Betting record (personalHistoryCopy): every round, newest first; a round that ends meanwhile appears automatically.
 */
export function BettingRecord() {
  const intl = useIntl();
  const host = useHost();
  const filter = useRecordFilter();
  const [opened, setOpened] = useState<string>();
  const { period, choices } = filter;
  const asked = {
    ...period,
    gameType: gameTypes.find((type) => type === choices.gameType),
    vassalage: choices.vassalage,
    state: betState.options.find((state) => state === choices.state),
  };
  const record = useCallQuery(
    listBets,
    { ...asked, pageNo: filter.pageNo, pageSize: rowsPerPage },
    { keepPrevious: true },
  );
  useRefreshOn('round-closed', calls);
  const text = (id: string) => intl.formatMessage({ id });
  const states = betState.options.map((value) => ({ value, label: text(`bets.state.${value}`) }));
  const ofState = { name: 'state', label: text('bets.state'), all: text('bets.state.all'), options: states };
  return (
    <>
      <RecordTable
        name="bets"
        caption={text('page.personalHistoryCopy')}
        columns={betColumns(intl, host.site.currencySymbol, setOpened)}
        rowKey={({ id }) => id}
        record={record}
        pages={filter}
        filters={
          <RecordFilters filter={filter} choices={[...useGameChoices(choices), ofState]}>
            <ExportButton
              name={`betting-record-${period.from}-${period.to}`}
              read={() => host.call(exportBets, asked)}
            />
          </RecordFilters>
        }
      >
        <BetTotals totals={record.data?.totals} />
      </RecordTable>
      {opened ? <BetDetail id={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
