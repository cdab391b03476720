import { EmptyState } from '@portal/shared/ui/empty-state';
import { useText } from '../../host/use-text.ts';
import styles from './point-mall.module.css';

/** The place of the redeem history. Nothing can be redeemed yet, so it is empty for everybody and says why. */
export function RedeemHistory() {
  const t = useText();
  return (
    <section id="redeem-history" className={styles.section} aria-labelledby="redeem-history-title">
      <h2 id="redeem-history-title">{t('points.history')}</h2>
      <div className={styles.history}>
        <EmptyState drawing="records" title={t('points.history_empty')}>
          {t('points.history_text')}
        </EmptyState>
      </div>
    </section>
  );
}
