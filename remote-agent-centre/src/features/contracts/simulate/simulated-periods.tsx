import type { simulateContract } from '@portal/shared/contract/agents/contracts';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { chartAmount } from '@portal/shared/i18n/chart-amount';
import { Money } from '@portal/shared/parts/money';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { BarChart } from '@portal/shared/ui/charts/chart';
import { useDayLabel } from '../../../parts/use-day-label.ts';
import styles from './simulator.module.css';

interface SimulatedPeriodsProps {
  result: CallOutput<typeof simulateContract>;
  /** The terms or days have been changed since. */
  isOld: boolean;
}

/** The sum, and a bar for each period. */
export function SimulatedPeriods({ result, isOld }: SimulatedPeriodsProps) {
  const intl = useIntl();
  const dayLabel = useDayLabel();
  const { currencySymbol } = useHost().site;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <div className={styles.result} data-old={isOld || undefined}>
      <p role="status" className={styles.sum}>
        <FormattedMessage
          id="simulate.sum"
          values={{ from: dayLabel(result.period.from), to: dayLabel(result.period.to) }}
        />{' '}
        <strong>
          <Money amount={result.gross} />
        </strong>
      </p>
      {isOld ? (
        <p className={styles.about}>
          <FormattedMessage id="simulate.old" />
        </p>
      ) : null}
      {result.periods.length === 0 ? (
        <p className={styles.about}>
          <FormattedMessage id="simulate.none" />
        </p>
      ) : null}
      <BarChart
        title={text('simulate.chart')}
        points={result.periods.map(({ from, gross }) => ({ label: dayLabel(from), value: Number(minorUnits(gross)) }))}
        format={(units, beside) => chartAmount(currencySymbol, units, beside)}
        labels={{ point: text('record.period'), value: text('simulate.amount') }}
      />
    </div>
  );
}
