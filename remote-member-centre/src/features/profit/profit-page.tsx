import { gameTypes } from '@portal/shared/contract/game-types';
import { exportProfit, getProfit } from '@portal/shared/contract/games/profit';
import { chartAmount } from '@portal/shared/i18n/chart-amount';
import { ExportButton } from '@portal/shared/parts/export-button';
import { Failed } from '@portal/shared/parts/failed';
import { RecordFilters } from '@portal/shared/parts/record-filters';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useRecordFilter } from '@portal/shared/remote/records/use-record-filter';
import { minorUnits } from '@portal/shared/ui/amounts/amount.rules';
import { BarChart } from '@portal/shared/ui/charts/chart';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { BetTotals } from '../../parts/records/bet-totals.tsx';
import { RecordEmpty } from '../../parts/records/record-states.tsx';
import { useGameChoices } from '../../parts/records/use-game-choices.ts';
import styles from './profit-page.module.css';
import type { ProfitBy, ProfitPoint } from './profit-point.ts';
import { ProfitTable } from './profit-table.tsx';
import { shownPoint } from './shown-point.ts';

/** Personal loss/profit: settled rounds summed by day or month, as bars around zero and as a table. */
export function ProfitPage() {
  const intl = useIntl();
  const host = useHost();
  const filter = useRecordFilter({ first: 'month' });
  const [by, setBy] = useState<ProfitBy>('day');
  const { period, choices } = filter;
  const asked = {
    ...period,
    by,
    gameType: gameTypes.find((type) => type === choices.gameType),
    vassalage: choices.vassalage,
  };
  const profit = useCallQuery(getProfit, asked, { keepPrevious: true });
  return (
    <div className={styles.page}>
      <RecordFilters filter={filter} choices={useGameChoices(choices)}>
        <ExportButton name={`profit-${period.from}-${period.to}`} read={() => host.call(exportProfit, asked)} />
      </RecordFilters>
      {profit.isError ? (
        <Failed query={profit} />
      ) : (
        <>
          <BetTotals totals={profit.data?.totals} />
          <Tabs
            look="pill"
            className={styles.by}
            label={intl.formatMessage({ id: 'profit.by' })}
            items={(['day', 'month'] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: `profit.by.${value}` }),
            }))}
            value={by}
            onChange={setBy}
          />
          <ProfitBody points={profit.data?.points} by={by} />
        </>
      )}
    </div>
  );
}

function ProfitBody({ points, by }: { points?: ProfitPoint[]; by: ProfitBy }) {
  if (!points) return <Skeleton shape="block" width="100%" height={300} />;
  if (points.length === 0) return <RecordEmpty name="profit" />;
  // While days are still shown for months, or vice versa, the labels show which they are.
  const isMonths = points.every(({ at }) => at.length === 7);
  const shown = isMonths ? 'month' : 'day';
  return (
    <div className={styles.figures} aria-busy={shown !== by}>
      <ProfitChart points={points} by={shown} />
      <ProfitTable points={points} by={shown} />
    </div>
  );
}

/** One bar a day or month, up for gains and down for losses; behind it a table for screen readers. */
function ProfitChart({ points, by }: { points: ProfitPoint[]; by: ProfitBy }) {
  const host = useHost();
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `profit.${id}` });
  return (
    <BarChart
      title={text(`chart.${by}`)}
      points={points.map(({ at, profit }) => ({ label: shownPoint(intl, at), value: Number(minorUnits(profit)) }))}
      format={(units, beside) => chartAmount(host.site.currencySymbol, units, beside)}
      labels={{ point: text(by), value: text('profit') }}
    />
  );
}
