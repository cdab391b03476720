import { minorUnits } from '@portal/shared/contract/money/amounts';
import { chartAmount } from '@portal/shared/i18n/chart-amount';
import { Choice } from '@portal/shared/parts/choice';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { BarChart, LineChart } from '@portal/shared/ui/charts/chart';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { useState } from 'react';
import { useDayLabel } from '../../parts/use-day-label.ts';
import type { TeamDay } from './team.ts';
import styles from './team-overview.module.css';

/** One figure of the team, day by day. */
export function DayChart({ days }: { days?: TeamDay[] }) {
  const { currencySymbol } = useHost().site;
  const intl = useIntl();
  const label = useDayLabel();
  const text = (id: string) => intl.formatMessage({ id });
  const [measure, setMeasure] = useState<Measure>('stake');
  // A line needs two days; signed figures and single days are shown as bars.
  const Chart = measure !== 'net' && (days?.length ?? 0) > 1 ? LineChart : BarChart;
  const written = (value: number, beside?: readonly number[]) =>
    measure === 'activeMembers'
      ? intl.formatNumber(value, { maximumFractionDigits: 1 })
      : chartAmount(currencySymbol, value, beside);
  return (
    <div className={styles.chart}>
      <Choice
        label={text('overview.measure')}
        items={measures.map((value) => ({ value, label: text(`overview.measure.${value}`) }))}
        value={measure}
        onChange={setMeasure}
      />
      {days ? (
        <Chart
          title={text(`overview.chart.${measure}`)}
          points={days.map((day) => ({ label: label(day.day), value: measured(day, measure) }))}
          format={written}
          labels={{ point: text('overview.day'), value: text(`overview.measure.${measure}`) }}
        />
      ) : (
        <Skeleton shape="block" width="100%" height={280} />
      )}
    </div>
  );
}

/** Measures of the chart; `net` is the platform's result: stake minus win, bonus and rebate. */
const measures = ['stake', 'net', 'activeMembers', 'deposit', 'withdrawal'] as const;
type Measure = (typeof measures)[number];

/** Minor units, or members. */
function measured(day: TeamDay, measure: Measure): number {
  if (measure === 'activeMembers') return day.activeMembers;
  return Number(measure === 'net' ? -minorUnits(day.profitLoss) : minorUnits(day[measure]));
}
