import { listBets } from '@portal/shared/contract/games/list-bets';
import { chartAmount } from '@portal/shared/i18n/chart-amount';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { minorUnits } from '@portal/shared/ui/amount.rules';
import { BarChart } from '@portal/shared/ui/chart';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { RecordEmpty, RecordFailed } from '../../parts/record-states.tsx';
import { localDay, profitByDay } from './daily-profit.rules.ts';
import styles from './profit-page.module.css';
import { ProfitTable } from './profit-table.tsx';

/** Rounds looked at: the most that one page of the record may hold. */
const roundsLookedAt = 100;

/** Personal loss/profit: the latest rounds summed by day, as bars around zero and as a table. */
export function ProfitPage() {
  const host = useHost();
  const intl = useIntl();
  const record = useCallQuery(listBets, { pageNo: 1, pageSize: roundsLookedAt });
  if (record.isError) return <RecordFailed onRetry={() => void record.refetch()} />;
  if (!record.data) return <Skeleton shape="block" width="100%" height={300} />;
  const days = profitByDay(record.data.list, localDay);
  if (days.length === 0) return <RecordEmpty name="profit" />;
  const shownDay = (day: string) => intl.formatDate(`${day}T12:00:00`, { day: 'numeric', month: 'short' });
  return (
    <div className={styles.page}>
      <div className={styles.chart}>
        <BarChart
          title={intl.formatMessage({ id: 'profit.chart' })}
          points={days.map(({ day, profit }) => ({ label: shownDay(day), value: Number(minorUnits(profit)) }))}
          format={(units) => chartAmount(intl, host.site.currencySymbol, units)}
          labels={{
            point: intl.formatMessage({ id: 'profit.day' }),
            value: intl.formatMessage({ id: 'profit.profit' }),
          }}
        />
      </div>
      <ProfitTable days={days} shownDay={shownDay} />
      <p className={styles.note}>
        <FormattedMessage id="profit.note" values={{ rounds: record.data.list.length }} />
      </p>
    </div>
  );
}
