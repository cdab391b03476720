import { minorUnits } from '@portal/shared/contract/amounts';
import { chartAmount } from '@portal/shared/i18n/chart-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { BarChart, LineChart } from '@portal/shared/ui/chart';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { Tabs } from '@portal/shared/ui/tabs';
import { useState } from 'react';
import styles from './team-overview.module.css';

interface TeamDay {
  day: string;
  stake: string;
  win: string;
}

const measures = ['stake', 'net'] as const;

/** One bar a day: what the branch staked, or stake less win. */
export function DayChart({ days }: { days?: TeamDay[] }) {
  const host = useHost();
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [measure, setMeasure] = useState<(typeof measures)[number]>('stake');
  if (!days) return <Skeleton shape="block" width="100%" height={280} />;
  const measured = ({ stake, win }: TeamDay) =>
    Number(measure === 'stake' ? minorUnits(stake) : minorUnits(stake) - minorUnits(win));
  // Noon keeps the day whatever the viewer's zone is.
  const label = (day: string) => intl.formatDate(`${day}T12:00:00`, { day: 'numeric', month: 'short' });
  // A line needs two days; stake has no sign, so bars are for the net figure and for a single day.
  const Chart = measure === 'stake' && days.length > 1 ? LineChart : BarChart;
  return (
    <div className={styles.chart}>
      <Tabs
        label={text('overview.measure')}
        items={measures.map((value) => ({ value, label: text(`overview.measure.${value}`) }))}
        value={measure}
        onChange={setMeasure}
      />
      <Chart
        title={text(`overview.chart.${measure}`)}
        points={days.map((day) => ({ label: label(day.day), value: measured(day) }))}
        format={(units, beside) => chartAmount(intl, host.site.currencySymbol, units, beside)}
        labels={{ point: text('overview.day'), value: text(`overview.measure.${measure}`) }}
      />
    </div>
  );
}
