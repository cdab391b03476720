import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { exportTransactions, listTransactions, transactionGroups } from '@portal/shared/contract/wallet/transactions';
import { ExportButton } from '@portal/shared/parts/export-button';
import { RecordFilters } from '@portal/shared/parts/record-filters';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { useRecordFilter } from '@portal/shared/remote/records/use-record-filter';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import { useState } from 'react';
import { BetDetail } from '../../parts/records/bet-detail.tsx';
import styles from '../../parts/records/record-table.module.css';
import { RecordTable, rowsPerPage } from '../../parts/records/record-table.tsx';
import type { Movement } from './movement.ts';
import { movementColumns } from './movement-columns.tsx';
import { MovementDetail } from './movement-detail.tsx';

/** Account record (transactionHistory): every movement of the main wallet, newest first. */
export function AccountRecord() {
  const intl = useIntl();
  const host = useHost();
  const filter = useRecordFilter();
  const [opened, setOpened] = useState<Movement>();
  const { period, choices } = filter;
  const asked = { ...period, group: transactionGroups.find((group) => group === choices.group) };
  const record = useCallQuery(
    listTransactions,
    { ...asked, pageNo: filter.pageNo, pageSize: rowsPerPage },
    { keepPrevious: true },
  );
  const text = (id: string) => intl.formatMessage({ id });
  const groups = transactionGroups.map((value) => ({ value, label: text(`transactions.group.${value}`) }));
  const ofGroup = { name: 'group', label: text('transactions.group'), all: text('transactions.group.all') };
  const close = () => setOpened(undefined);
  return (
    <>
      <RecordTable
        name="transactions"
        caption={text('page.transactionHistory')}
        columns={movementColumns(intl, host.site.currencySymbol, setOpened)}
        rowKey={({ id }) => id}
        record={record}
        pages={filter}
        filters={
          <RecordFilters filter={filter} choices={[{ ...ofGroup, options: groups }]}>
            <ExportButton
              name={`account-record-${period.from}-${period.to}`}
              read={() => host.call(exportTransactions, asked)}
            />
          </RecordFilters>
        }
      >
        <MovementTotals totals={record.data?.totals} />
      </RecordTable>
      {opened?.betId ? <BetDetail id={opened.betId} onClose={close} /> : null}
      {opened && !opened.betId ? <MovementDetail movement={opened} onClose={close} /> : null}
    </>
  );
}

/** Totals in and out of the whole selection. */
function MovementTotals({ totals }: { totals?: CallOutput<typeof listTransactions>['totals'] }) {
  const intl = useIntl();
  const { currencySymbol: symbol } = useHost().site;
  return (
    <div className={styles.totals}>
      <StatTile
        label={<FormattedMessage id="transactions.movements" />}
        value={totals && intl.formatNumber(totals.movements)}
      />
      {(['in', 'out', 'net'] as const).map((name) => (
        <StatTile
          key={name}
          label={<FormattedMessage id={`transactions.total.${name}`} />}
          value={totals && <AmountLabel kind="signed" amount={totals[name]} symbol={symbol} />}
        />
      ))}
    </div>
  );
}
