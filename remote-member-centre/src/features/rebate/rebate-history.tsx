import { listRebates, type RebatePayment } from '@portal/shared/contract/rewards/rebates';
import { Money } from '@portal/shared/parts/money';
import { PageSection } from '@portal/shared/parts/page';
import { PagedTable } from '@portal/shared/parts/paged-table';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { useState } from 'react';
import { RecordTime } from '../../parts/records/record-table.tsx';
import { DayText } from '../../parts/time/day-text.tsx';
import { CategoryName } from './category-name.tsx';
import styles from './rebate.module.css';

const pageSize = 10;

/** Rebates that were paid, the newest first. */
export function RebateHistory() {
  const intl = useIntl();
  const shown = useShownAmount();
  const [pageNo, setPageNo] = useState(1);
  const record = useCallQuery(listRebates, { pageNo, pageSize }, { keepPrevious: true });
  const text = (id: string) => intl.formatMessage({ id });
  const columns: Column<RebatePayment>[] = [
    {
      id: 'category',
      title: text('rebate.column.category'),
      isLead: true,
      cell: (row) => <CategoryName gameType={row.gameType} />,
    },
    {
      id: 'for',
      title: text('rebate.column.for'),
      cell: ({ from, to }) => <DayText day={from} until={to} />,
    },
    {
      id: 'paid',
      title: text('rebate.column.paid'),
      cell: ({ paidAt, mode }) => (
        <span className={styles.paid}>
          <FormattedMessage id={`rebate.mode.${mode}`} />
          <RecordTime at={paidAt} />
        </span>
      ),
    },
    {
      id: 'validBet',
      title: text('rebate.column.validBet'),
      isNumeric: true,
      cell: ({ validBet }) => <Money amount={validBet} />,
    },
    {
      id: 'rebate',
      title: text('rebate.column.rebate'),
      isNumeric: true,
      cell: ({ amount }) => <Money amount={amount} />,
    },
  ];
  const totals = record.data?.totals;
  return (
    <PageSection id="rebate-history" title={<FormattedMessage id="rebate.history" />}>
      {totals && totals.rebates > 0 ? (
        <p className={styles.small}>
          <FormattedMessage id="rebate.history.sum" values={{ count: totals.rebates, amount: shown(totals.amount) }} />
        </p>
      ) : null}
      <PagedTable
        caption={text('rebate.history')}
        columns={columns}
        rowKey={({ id }) => id}
        record={record}
        pages={{ pageNo, onPage: setPageNo }}
        skeletonRows={3}
        empty={
          <EmptyState drawing="lantern" title={text('rebate.history.empty')}>
            {text('rebate.history.empty.text')}
          </EmptyState>
        }
      />
    </PageSection>
  );
}
