import { gameTypes } from '@portal/shared/contract/game-types';
import { exportProfit, getProfit } from '@portal/shared/contract/games/profit';
import { ExportButton } from '@portal/shared/parts/export-button';
import { RecordFilters } from '@portal/shared/parts/record-filters';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useRecordFilter } from '@portal/shared/remote/records/use-record-filter';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { BetTotals } from '../../parts/records/bet-totals.tsx';
import { RecordEmpty, RecordFailed } from '../../parts/records/record-states.tsx';
import { useGameChoices } from '../../parts/records/use-game-choices.ts';
import { ProfitChart } from './profit-chart.tsx';
import styles from './profit-page.module.css';
import type { ProfitBy, ProfitPoint } from './profit-point.ts';
import { ProfitTable } from './profit-table.tsx';

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
        <RecordFailed onRetry={() => void profit.refetch()} />
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
