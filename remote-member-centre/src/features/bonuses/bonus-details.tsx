import { exportBonuses, listBonuses, rewardSources } from '@portal/shared/contract/rewards/rewards';
import { ExportButton } from '@portal/shared/parts/export-button';
import { Money } from '@portal/shared/parts/money';
import { RecordFilters } from '@portal/shared/parts/record-filters';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { useRecordFilter } from '@portal/shared/remote/records/use-record-filter';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import { useEffect, useState } from 'react';
import tableStyles from '../../parts/records/record-table.module.css';
import { RecordLead, RecordTable, rowsPerPage } from '../../parts/records/record-table.tsx';
import type { Bonus } from './bonus.ts';
import { BonusDetail } from './bonus-detail.tsx';
import { OpenTurnover } from './open-turnover.tsx';
import { SourceBars } from './source-bars.tsx';
import { WageringBar } from './wagering-bar.tsx';

/** The open turnover, then every paid bonus, newest first, with its turnover progress. */
export function BonusDetails() {
  const intl = useIntl();
  const host = useHost();
  const filter = useRecordFilter({ first: 'month' });
  const [opened, setOpened] = useState<Bonus>();
  const { period, choices } = filter;
  const asked = { ...period, source: rewardSources.find((source) => source === choices.source) };
  const page = { pageNo: filter.pageNo, pageSize: rowsPerPage };
  const record = useCallQuery(listBonuses, { ...asked, ...page }, { keepPrevious: true });
  useEffect(() => host.events.on('rewards-changed', (what) => void (what === 'grants' && record.refetch())));
  useEffect(() => host.events.on('round-closed', () => void record.refetch()));
  const text = (id: string) => intl.formatMessage({ id });
  const sources = rewardSources.map((value) => ({ value, label: text(`rewards.source.${value}`) }));
  const ofSource = { name: 'source', label: text('bonuses.source'), all: text('bonuses.source.all'), options: sources };
  return (
    <>
      <RecordTable
        name="bonuses"
        caption={text('page.bonusDetails')}
        columns={bonusColumns(intl, setOpened)}
        rowKey={({ id }) => id}
        record={record}
        pages={filter}
        filters={
          <>
            {record.data ? <OpenTurnover open={record.data.open} /> : null}
            <RecordFilters filter={filter} choices={[ofSource]}>
              <ExportButton name={`bonuses-${period.from}-${period.to}`} read={() => host.call(exportBonuses, asked)} />
            </RecordFilters>
          </>
        }
      >
        <div className={tableStyles.totals}>
          <StatTile
            label={<FormattedMessage id="bonuses.total.bonuses" />}
            value={record.data && intl.formatNumber(record.data.totals.bonuses)}
          />
          <StatTile
            label={<FormattedMessage id="bonuses.total.amount" />}
            value={record.data && <Money amount={record.data.totals.amount} />}
          />
        </div>
        {record.data ? <SourceBars bySource={record.data.bySource} /> : null}
      </RecordTable>
      {opened ? <BonusDetail bonus={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}

function bonusColumns(intl: ReturnType<typeof useIntl>, onOpen: (bonus: Bonus) => void): Column<Bonus>[] {
  const title = (id: string) => intl.formatMessage({ id: `bonuses.${id}` });
  return [
    {
      id: 'name',
      title: title('name'),
      isLead: true,
      cell: (row) => <RecordLead name={row.name} at={row.claimedAt ?? row.createdAt} onOpen={() => onOpen(row)} />,
    },
    {
      id: 'source',
      title: title('source'),
      cell: (row) => intl.formatMessage({ id: `rewards.source.${row.source}` }),
    },
    { id: 'amount', title: title('amount'), isNumeric: true, cell: (row) => <Money amount={row.amount} /> },
    {
      id: 'wagering',
      title: title('wagering'),
      cell: ({ wagering, name }) =>
        wagering ? <WageringBar wagering={wagering} name={name} /> : title('wagering.none'),
    },
  ];
}
