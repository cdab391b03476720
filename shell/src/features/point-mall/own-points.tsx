import { CoinsIcon } from '@portal/shared/ui/icons-money';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { QueryView } from '../../frame/query-view.tsx';
import { textOrName, useText } from '../../host/use-text.ts';
import styles from './point-mall.module.css';
import { sourcesOf } from './presents.rules.ts';
import { useOwnPoints } from './use-own-points.ts';

/** The member's points, what a point takes, and how many came from where. */
export function OwnPoints() {
  const t = useText();
  const query = useOwnPoints();
  return (
    <QueryView query={query} skeleton={<Skeleton shape="block" height={180} />}>
      {({ currentPoints, earned, exchangeRatio }) => (
        <section className={styles.own} aria-label={t('points.current')}>
          <div className={styles.purse}>
            <span className={styles.purseLabel}>
              <CoinsIcon size={20} />
              {t('points.current')}
            </span>
            <strong className={styles.figure}>{t('points.number', { points: currentPoints })}</strong>
            <span className={styles.purseNote}>{t('points.ratio', { ratio: exchangeRatio })}</span>
            <a href="#redeem-history" className={styles.purseLink}>
              {t('points.history')}
            </a>
          </div>
          <Sources earned={earned} />
        </section>
      )}
    </QueryView>
  );
}

function Sources({ earned }: { earned: Readonly<Record<string, number>> }) {
  const t = useText();
  const sources = sourcesOf(earned);
  return (
    <div className={styles.sources}>
      <h2>{t('points.earned')}</h2>
      {sources.length === 0 && <p className={styles.muted}>{t('points.earned_none')}</p>}
      <ul className={styles.bars}>
        {sources.map(({ source, points, share }) => (
          <li key={source}>
            <span>{textOrName(t, `points.earned.${source}`, source)}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
            </span>
            <span className={styles.count}>{t('points.number', { points })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
