import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { BarChart } from '@portal/shared/ui/charts/chart';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { useState } from 'react';
import { NothingHere } from '../../states/nothing-here.tsx';
import { EndingsGrid } from './endings-grid.tsx';
import styles from './trend.module.css';
import { type TrendCount, trendOf } from './trend.rules.ts';

const spans = [30, 50, 100] as const;

/** How often each ending, figure or sum came in the last draws; the most and the least often drawn in words. */
export function Trend({ draws }: { draws: readonly OpenedDraw[] }) {
  const intl = useIntl();
  const [span, setSpan] = useState<number>(30);
  const trend = trendOf(draws.slice(0, span));
  if (trend.draws === 0) return <NothingHere of="results.none" drawing="records" />;
  const title = intl.formatMessage({ id: `trend.${trend.kind}` }, { draws: trend.draws });
  const choices = spans.filter((_, place) => place === 0 || draws.length > (spans[place - 1] ?? 0));
  return (
    <div className={styles.trend}>
      {choices.length > 1 ? (
        <FilterRow label={intl.formatMessage({ id: 'trend.span' })} className={styles.spans}>
          {choices.map((count) => (
            <Chip key={count} isChosen={span === count} onClick={() => setSpan(count)}>
              <FormattedMessage id="trend.last" values={{ draws: Math.min(count, draws.length) }} />
            </Chip>
          ))}
        </FilterRow>
      ) : null}
      {trend.kind === 'endings' ? (
        <EndingsGrid title={title} trend={trend} />
      ) : (
        <BarChart
          title={title}
          points={trend.counts.map(({ value, times }) => ({ label: value, value: times }))}
          format={(value) => intl.formatNumber(value)}
          labels={{
            point: intl.formatMessage({ id: 'trend.value' }),
            value: intl.formatMessage({ id: 'trend.times' }),
          }}
        />
      )}
      <Ends id="trend.hot" counts={trend.hot} look={styles.hot} />
      <Ends id="trend.cold" counts={trend.cold} look={styles.cold} />
      <p className={styles.note}>
        <FormattedMessage id="trend.note" />
      </p>
    </div>
  );
}

function Ends({ id, counts, look }: { id: string; counts: readonly TrendCount[]; look?: string }) {
  if (counts.length === 0) return null;
  return (
    <div>
      <h3 className={styles.endsTitle}>
        <FormattedMessage id={id} />
      </h3>
      <ul className={styles.list}>
        {counts.map(({ value, times }) => (
          <li key={value} className={look}>
            <strong>{value}</strong> <FormattedMessage id="trend.came" values={{ times }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
