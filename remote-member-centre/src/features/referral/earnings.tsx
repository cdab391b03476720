import { getReferralEarnings } from '@portal/shared/contract/rewards/referral';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { chartAmount } from '@portal/shared/i18n/chart-amount';
import { Failed } from '@portal/shared/parts/failed';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { presetPeriod } from '@portal/shared/remote/records/record-period.rules';
import { minorUnits } from '@portal/shared/ui/amounts/amount.rules';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { BarChart } from '@portal/shared/ui/charts/chart';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { daysWithEarnings } from './earning-days.rules.ts';
import styles from './referral.module.css';

const spans = ['week', 'month'] as const;

/** Rewards for friends, one bar per day. */
export function Earnings() {
  const intl = useIntl();
  const { timeZone, currencySymbol: symbol } = useHost().site;
  const [span, setSpan] = useState<(typeof spans)[number]>('week');
  const period = presetPeriod(span, dayIn(timeZone, new Date()));
  const earned = useCallQuery(getReferralEarnings, period, { keepPrevious: true });
  const text = (id: string) => intl.formatMessage({ id });
  if (earned.isError) return <Failed query={earned} />;
  const days = earned.data && daysWithEarnings(earned.data.period, earned.data.points);
  return (
    <section className={styles.earnings} aria-labelledby="referral-earnings">
      <div className={styles.head}>
        <h3 id="referral-earnings">{text('referral.earnings')}</h3>
        {earned.data ? <AmountLabel size="large" amount={earned.data.total} symbol={symbol} /> : null}
      </div>
      <Tabs
        look="pill"
        className={styles.span}
        label={text('record.period')}
        items={spans.map((value) => ({ value, label: text(`record.period.${value}`) }))}
        value={span}
        onChange={setSpan}
      />
      <EarningsChart days={days} label={text(`record.period.${span}`)} />
    </section>
  );
}

function EarningsChart({ days, label }: { days?: ReturnType<typeof daysWithEarnings>; label: string }) {
  const intl = useIntl();
  const { currencySymbol: symbol } = useHost().site;
  const text = (id: string) => intl.formatMessage({ id });
  if (!days) return <Skeleton shape="block" width="100%" height={240} />;
  if (days.every(({ total }) => total === '0.00'))
    return <p className={styles.small}>{text('referral.earnings.none')}</p>;
  return (
    <BarChart
      title={label}
      points={days.map(({ day, total }) => ({
        label: intl.formatDate(`${day}T00:00:00Z`, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
        value: Number(minorUnits(total)),
      }))}
      format={(units, beside) => chartAmount(symbol, units, beside)}
      labels={{ point: text('profit.day'), value: text('referral.earned') }}
    />
  );
}
