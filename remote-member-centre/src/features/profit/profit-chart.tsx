import { chartAmount } from '@portal/shared/i18n/chart-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { minorUnits } from '@portal/shared/ui/amounts/amount.rules';
import { BarChart } from '@portal/shared/ui/charts/chart';
import type { ProfitBy, ProfitPoint } from './profit-point.ts';
import { shownPoint } from './shown-point.ts';

/** One bar a day or month, up for gains and down for losses; behind it a table for screen readers. */
export function ProfitChart({ points, by }: { points: ProfitPoint[]; by: ProfitBy }) {
  const host = useHost();
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `profit.${id}` });
  return (
    <BarChart
      title={text(`chart.${by}`)}
      points={points.map(({ at, profit }) => ({ label: shownPoint(intl, at), value: Number(minorUnits(profit)) }))}
      format={(units, beside) => chartAmount(intl, host.site.currencySymbol, units, beside)}
      labels={{ point: text(by), value: text('profit') }}
    />
  );
}
