import { depositStates } from '@portal/shared/contract/payments/deposit-states';
import { listDeposits } from '@portal/shared/contract/payments/deposits';
import { PagedTable } from '@portal/shared/parts/paged-table';
import { ZoneNote } from '@portal/shared/parts/zone-note';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Select } from '@portal/shared/ui/forms/select';
import { useState } from 'react';
import type { Deposit } from './deposit.ts';
import styles from './deposit-centre.module.css';
import { useDepositColumns } from './deposit-columns.tsx';
import { DepositDialog } from './deposit-dialog.tsx';

const rowsPerPage = 10;

/** Deposits of the member, newest first, filtered by state and period, each with details. */
export function DepositHistory() {
  const intl = useIntl();
  const shown = useShownAmount();
  const [pageNo, setPageNo] = useState(1);
  const [state, setState] = useState('');
  const [period, setPeriod] = useState<HistoryPeriod>('all');
  // Computed once per choice; otherwise every render would start a new query.
  const [from, setFrom] = useState<string>();
  const [opened, setOpened] = useState<Deposit>();
  const chosen = depositStates.find((one) => one === state);
  const filter = { ...(chosen && { state: chosen }), ...(from && { from }) };
  const record = useCallQuery(listDeposits, { ...filter, pageNo, pageSize: rowsPerPage }, { keepPrevious: true });
  const text = (id: string) => intl.formatMessage({ id: `deposit.${id}` });
  const columns = useDepositColumns(setOpened);
  const isFiltered = chosen !== undefined || from !== undefined;
  return (
    <section className={styles.history} aria-labelledby="deposit-history">
      <h3 id="deposit-history">{text('history')}</h3>
      <div className={styles.filters}>
        <Select
          label={text('filter.state')}
          options={[
            { value: '', label: text('filter.any') },
            ...depositStates.map((one) => ({ value: one, label: text(`state.${one}`) })),
          ]}
          value={state}
          onChange={({ target }) => {
            setState(target.value);
            setPageNo(1);
          }}
        />
        <Select
          label={text('filter.period')}
          options={historyPeriods.map((one) => ({ value: one, label: text(`filter.period.${one}`) }))}
          value={period}
          onChange={({ target }) => {
            const found = historyPeriods.find((one) => one === target.value) ?? 'all';
            setPeriod(found);
            setFrom(sinceOf(found, new Date()));
            setPageNo(1);
          }}
        />
      </div>
      <ZoneNote isAlways />
      {record.data && record.data.totals.count > 0 ? (
        <p className={styles.totals}>
          <FormattedMessage
            id="deposit.totals"
            values={{ count: record.data.totals.count, credited: shown(record.data.totals.credited) }}
          />
        </p>
      ) : null}
      <PagedTable
        caption={text('history')}
        columns={columns}
        rowKey={({ id }) => id}
        record={record}
        pages={{ pageNo, onPage: setPageNo }}
        skeletonRows={3}
        empty={
          <EmptyState drawing="records" title={text(isFiltered ? 'empty.filtered' : 'empty.title')}>
            {isFiltered ? null : text('empty.text')}
          </EmptyState>
        }
      />
      {opened ? <DepositDialog deposit={opened} onClose={() => setOpened(undefined)} /> : null}
    </section>
  );
}

const historyPeriods = ['all', '7', '30', '90'] as const;
type HistoryPeriod = (typeof historyPeriods)[number];

const dayMs = 24 * 3_600_000;

/** From when a period begins, as the wire has it; undefined for everything. */
function sinceOf(period: HistoryPeriod, now: Date): string | undefined {
  if (period === 'all') return undefined;
  return new Date(now.getTime() - Number(period) * dayMs).toISOString();
}
