import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import { textOrName, useText } from '../../host/use-text.ts';
import styles from './point-mall.module.css';
import { sourcesOf } from './presents/presents.rules.ts';
import { usePointConfig } from './use-point-config.ts';
import { usePointWords } from './use-point-words.ts';

/** Points by source, as bars, and what earns points. */
export function PointSources({ earned }: { earned: Readonly<Record<string, number>> }) {
  const t = useText();
  const words = usePointWords();
  const config = usePointConfig().data;
  const sources = sourcesOf(earned);
  return (
    <div className={styles.sources}>
      <h2>{t('points.earned')}</h2>
      {sources.length === 0 && <p className={styles.muted}>{t('points.earned_none')}</p>}
      <ul className={styles.bars}>
        {sources.map(({ source, points, share }) => (
          <li key={source}>
            <span>{textOrName(t, `points.earned.${source}`, source)}</span>
            <MeterBar percent={Math.round(share * 100)} />
            <span className={styles.count}>{t('points.number', { points })}</span>
          </li>
        ))}
      </ul>
      {config && (
        <p className={styles.earns}>
          {t('points.earns_stake', { stake: words.money(config.stakePerPoint) })}
          {config.depositPerPoint !== '0.00' &&
            ` ${t('points.earns_deposit', { deposit: words.money(config.depositPerPoint) })}`}
        </p>
      )}
    </div>
  );
}
