import { minorUnits } from '@portal/shared/contract/money/amounts';
import { chartAmount } from '@portal/shared/i18n/chart-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { BarChart } from '@portal/shared/ui/charts/chart';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { useState } from 'react';
import { useDayLabel } from '../../parts/use-day-label.ts';
import styles from './income.module.css';
import { type Income, type Measure, measureOf, shownKinds } from './income.rules.ts';

/** A bar for each day: the net, or one kind alone. */
export function IncomeChart({ income }: { income: Income }) {
  const intl = useIntl();
  const dayLabel = useDayLabel();
  const { currencySymbol } = useHost().site;
  const [chosen, setChosen] = useState<Measure>('net');
  const measures: Measure[] = ['net', ...shownKinds(income)];
  const measure = measures.includes(chosen) ? chosen : 'net';
  const name = (value: Measure) =>
    intl.formatMessage({ id: value === 'net' || value === 'given' ? `income.${value}` : `contracts.kind.${value}` });
  return (
    <div className={styles.chart}>
      <FilterRow label={intl.formatMessage({ id: 'income.measure' })}>
        {measures.map((value) => (
          <Chip key={value} isChosen={value === measure} onClick={() => setChosen(value)}>
            {name(value)}
          </Chip>
        ))}
      </FilterRow>
      <BarChart
        title={intl.formatMessage({ id: 'income.chart' }, { name: name(measure) })}
        points={income.days.map((day) => ({
          label: dayLabel(day.day),
          value: Number(minorUnits(measureOf(day, measure))),
        }))}
        format={(units, beside) => chartAmount(currencySymbol, units, beside)}
        labels={{ point: intl.formatMessage({ id: 'income.day' }), value: name(measure) }}
      />
    </div>
  );
}
