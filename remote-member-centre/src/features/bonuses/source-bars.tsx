import { Money } from '@portal/shared/parts/money';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import { useId } from 'react';
import type { Bonuses } from './bonus.ts';
import styles from './source-bars.module.css';
import { sharesOf } from './wagering.rules.ts';

/** Selected bonuses by source: one bar each, with its amount. */
export function SourceBars({ bySource }: Pick<Bonuses, 'bySource'>) {
  const intl = useIntl();
  const titleId = useId();
  const shares = sharesOf(bySource.map(({ amount }) => amount));
  if (bySource.length < 2) return null;
  return (
    <section className={styles.chart} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <FormattedMessage id="bonuses.chart" />
      </h3>
      <ul className={styles.bars}>
        {bySource.map(({ source, bonuses, amount }, index) => (
          <li key={source} className={styles.bar}>
            <span className={styles.name}>
              <FormattedMessage id={`rewards.source.${source}`} />
              <span className={styles.count}>{intl.formatMessage({ id: 'bonuses.count' }, { count: bonuses })}</span>
            </span>
            <MeterBar percent={shares[index] ?? 0} className={styles.track} />
            <span className={styles.amount}>
              <Money amount={amount} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
