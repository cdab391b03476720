import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import { GoodIcon } from '@portal/shared/ui/icons/frame';
import { useText } from '../../../host/use-text.ts';
import styles from '../point-mall.module.css';
import { type Present, pointsMissing } from './presents.rules.ts';

/** Whether the member has enough points, in words and as a bar. */
export function EnoughPoints({ present, owned }: { present: Present; owned: number }) {
  const t = useText();
  const missing = pointsMissing(present, owned);
  if (missing === 0)
    return (
      <p className={styles.enough}>
        <GoodIcon size={16} />
        {t('points.enough')}
      </p>
    );
  const share = Math.max(0, Math.min(100, Math.round((owned / present.points) * 100)));
  return (
    <div className={styles.missing}>
      <MeterBar percent={share} />
      <span>{t('points.missing', { points: missing })}</span>
    </div>
  );
}
